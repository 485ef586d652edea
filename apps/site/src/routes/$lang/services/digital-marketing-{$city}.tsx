import { citySuffixPath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadCity } from '../../../features/page/load-city.ts'

export const Route = createFileRoute('/$lang/services/digital-marketing-{$city}')({
  loader: ({ context, params: { city } }) => loadCity(context, citySuffixPath, city),
})
