import { memo, Suspense, useEffect, useState } from 'react'
import type { Layout } from '../queries/layout.ts'
import { type FramePartName, hasMovedOn, useFrameView } from './frame-views.ts'

interface FramePartProps {
  name: FramePartName
  layout: Layout
}

/**
 * Header or footer, as the server wrote it until its code is there. Rendered anew only for other content, since React
 * drops the server's HTML if it is rendered anew before.
 */
export const FramePart = memo((props: FramePartProps) => (
  <Suspense fallback={null}>
    <FrameView {...props} />
  </Suspense>
))

function FrameView({ name, layout }: FramePartProps) {
  const View = useFrameView(name)
  const [anew, setAnew] = useState(false)
  // Taken over on a later page, its links say what they said on the first: React trusts the attributes it finds.
  useEffect(() => setAnew(hasMovedOn()), [])
  return View && <View key={String(anew)} layout={layout} />
}
