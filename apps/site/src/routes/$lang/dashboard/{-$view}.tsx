import { createFileRoute } from '@tanstack/react-router'
import { viewOf } from '../../../features/dashboard/views.ts'
import { elsewhere } from '../../../features/page/load-page.ts'

export const Route = createFileRoute('/$lang/dashboard/{-$view}')({
  loader: async ({ context, params: { view } }) => {
    if (viewOf(view)) return
    throw await elsewhere(context, `/dashboard/${view}`)
  },
})
