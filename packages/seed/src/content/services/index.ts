import { creationServices } from './creation.ts'
import type { Service } from './service.ts'
import { visibilityServices } from './visibility.ts'

/** The eleven services the agency sells, in the order visitors meet them. */
export const services: Service[] = [...creationServices, ...visibilityServices].toSorted(
  (one, other) => one.order - other.order,
)
