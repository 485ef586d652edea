import type { City } from './city.ts'
import { inlandCities } from './inland.ts'
import { juraArcCities } from './jura-arc.ts'
import { lakeGenevaCities } from './lake-geneva.ts'

/** Eighteen towns of the seven cantons. */
export const cities: City[] = [...lakeGenevaCities, ...juraArcCities, ...inlandCities]
