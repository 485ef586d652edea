import { cityTemplatePath } from '@jalonne/domain'
import { createFileRoute } from '@tanstack/react-router'
import { loadCity } from '../../../features/page/load-city.ts'

export const Route = createFileRoute('/$lang/services/seo-visibility-{$city}')({
  loader: ({ context, params: { city } }) => loadCity(context, cityTemplatePath, city),
})
