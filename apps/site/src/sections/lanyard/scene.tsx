import { createRoot, events, extend, type ThreeEvent, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  CatmullRomCurve3,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  SRGBColorSpace,
  TorusGeometry,
  Vector3,
} from 'three'
import { paintCard } from './card-texture.ts'
import { strap as colours, ink, metal } from './colours.ts'
import { halfBadge, hangBadge, type Point, type Swing } from './swing.ts'

extend({
  BoxGeometry,
  BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  TorusGeometry,
})

/** How far the viewer stands away: near enough to see the badge turn. */
const distance = 18
/** Of a strap: pieces along it, and half its width. */
const pieces = 24
const half = 0.19

export interface Scene {
  /** Lets it move, or holds it while nobody looks. */
  run(isSeen: boolean): void
  push(): void
  dispose(): void
}

interface SceneOptions {
  canvas: HTMLCanvasElement
  context: WebGL2RenderingContext
  /** The badge as it hangs still: where it is, how large, and what is on it. */
  still: SVGSVGElement
  /** Called once something can be seen. */
  onDrawn: () => void
}

/** Hangs a badge in three dimensions where the still one hangs. Rejects where it can't be drawn. */
export async function createScene(options: SceneOptions): Promise<Scene> {
  const { canvas, context, still, onDrawn } = options
  const card = still.querySelector<SVGGElement>('[data-card]')
  if (!card) throw new Error('The still badge has no card')
  const front = new CanvasTexture(await paintCard(card))
  front.colorSpace = SRGBColorSpace
  front.anisotropy = 4
  const swing = hangBadge()
  const { width, height } = canvas.getBoundingClientRect()
  const root = createRoot(canvas)
  await root.configure({
    gl: { context, alpha: true, antialias: true },
    events,
    flat: true,
    frameloop: 'demand',
    dpr: [1, 2],
    size: { width, height, top: 0, left: 0 },
  })
  const draw = (isSeen: boolean) =>
    root.render(
      <>
        <View still={still} />
        <Lanyard front={front} isSeen={isSeen} onDrawn={onDrawn} swing={swing} />
      </>,
    )
  const store = draw(false)
  const resized = new ResizeObserver(() => {
    const { clientWidth = 0, clientHeight = 0 } = canvas.parentElement ?? {}
    store.getState().setSize(clientWidth, clientHeight)
  })
  if (canvas.parentElement) resized.observe(canvas.parentElement)
  return {
    run: (isSeen) => {
      draw(isSeen)
    },
    push: () => {
      swing.push()
      store.getState().invalidate()
    },
    dispose: () => {
      resized.disconnect()
      front.dispose()
      root.unmount()
    },
  }
}

/** Looks at the scene so that a hundredth of it is as large as in the still drawing, and in the same place. */
function View({ still }: { still: SVGSVGElement }) {
  const { camera, gl, invalidate, size } = useThree()
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return
    const drawing = still.getBoundingClientRect()
    const canvas = gl.domElement.getBoundingClientRect()
    const unit = (drawing.width / 420) * 100
    const origin = drawing.left - canvas.left + 2.15 * unit
    camera.position.set(
      (size.width / 2 - origin) / unit,
      (drawing.top - canvas.top - size.height / 2) / unit,
      distance,
    )
    camera.fov = (Math.atan(size.height / unit / 2 / distance) * 360) / Math.PI
    camera.rotation.set(0, 0, 0)
    camera.updateProjectionMatrix()
    invalidate()
  }, [camera, gl, invalidate, size, still])
  return null
}

interface LanyardProps {
  swing: Swing
  front: CanvasTexture
  isSeen: boolean
  onDrawn: () => void
}

function Lanyard({ swing, front, isSeen, onDrawn }: LanyardProps) {
  const badge = useRef<Group>(null)
  const clasp = useRef<Group>(null)
  const drawn = useRef(false)
  const straps = useMemo(() => swing.straps.map((points) => new Strap(points)), [swing])
  const invalidate = useThree(({ invalidate }) => invalidate)
  useEffect(() => {
    if (isSeen) invalidate()
  }, [isSeen, invalidate])
  useFrame((_, seconds) => {
    if (isSeen && drawn.current) swing.step(seconds)
    badge.current?.position.fromArray(swing.badge.position)
    badge.current?.quaternion.fromArray(swing.badge.quaternion)
    clasp.current?.position.fromArray(swing.clasp.position)
    for (const strap of straps) strap.follow()
    if (!drawn.current) requestAnimationFrame(onDrawn)
    drawn.current = true
    if (isSeen && !swing.isAtRest()) invalidate()
  })
  const [width, height, depth] = halfBadge
  return (
    <>
      {straps.map((strap, place) => (
        <mesh frustumCulled={false} geometry={strap.geometry} key={strap.geometry.id}>
          <meshBasicMaterial color={place === 0 ? colours.front : colours.back} side={DoubleSide} />
        </mesh>
      ))}
      <group ref={clasp}>
        <mesh>
          <boxGeometry args={[0.46, 0.26, 0.16]} />
          <meshBasicMaterial color={metal} />
        </mesh>
        <mesh position={[0, -0.25, 0]}>
          <boxGeometry args={[0.07, 0.24, 0.07]} />
          <meshBasicMaterial color={metal} />
        </mesh>
        <mesh position={[0, -0.46, 0]}>
          <torusGeometry args={[0.12, 0.02, 8, 24]} />
          <meshBasicMaterial color={metal} />
        </mesh>
      </group>
      <group ref={badge} {...useHand(swing)}>
        <mesh>
          <boxGeometry args={[width * 2, height * 2, depth * 2]} />
          <meshBasicMaterial color={ink} />
        </mesh>
        {[0, Math.PI].map((turned) => (
          <mesh
            key={turned}
            position={[0, 0, turned ? -depth - 0.002 : depth + 0.002]}
            rotation-y={turned}
          >
            <planeGeometry args={[width * 2, height * 2]} />
            <meshBasicMaterial map={front} />
          </mesh>
        ))}
      </group>
    </>
  )
}

/** A ribbon through points that move. */
class Strap {
  readonly geometry = new BufferGeometry()
  private readonly corners = new BufferAttribute(new Float32Array((pieces + 1) * 2 * 3), 3)
  private readonly points: readonly Point[]

  constructor(points: readonly Point[]) {
    this.points = points
    const index = Array.from({ length: pieces }, (_, piece) =>
      [0, 1, 2, 2, 1, 3].map((corner) => piece * 2 + corner),
    )
    this.geometry.setIndex(index.flat())
    this.geometry.setAttribute('position', this.corners.setUsage(DynamicDrawUsage))
    this.follow()
  }

  follow(): void {
    const curve = new CatmullRomCurve3(this.points.map((point) => new Vector3(...point)))
    for (const [place, { x, y, z }] of curve.getPoints(pieces).entries()) {
      this.corners.setXYZ(place * 2, x - half, y, z)
      this.corners.setXYZ(place * 2 + 1, x + half, y, z)
    }
    this.corners.needsUpdate = true
  }
}

/** Lets a mouse or a finger pull the badge where it has taken hold of it. */
function useHand(swing: Swing) {
  const canvas = useThree(({ gl }) => gl.domElement)
  const invalidate = useThree(({ invalidate }) => invalidate)
  const hold = useRef<Vector3>(null)
  const onPage = useMemo(() => new Plane(new Vector3(0, 0, 1)), [])
  const pointOf = ({ ray }: ThreeEvent<PointerEvent>) => ray.intersectPlane(onPage, new Vector3())
  const follow = (event: ThreeEvent<PointerEvent>) => {
    const place = hold.current && pointOf(event)
    if (!hold.current || !place) return
    swing.pull(place.sub(hold.current).toArray())
    invalidate()
  }
  const letGo = () => {
    hold.current = null
    swing.pull(null)
    canvas.style.cursor = ''
  }
  return {
    onPointerDown: (event: ThreeEvent<PointerEvent>) => {
      const place = pointOf(event)
      if (!place) return
      // The target is R3F's own, of which the DOM's types know nothing.
      const target = event.target as Element
      target.setPointerCapture(event.pointerId)
      hold.current = place.sub(new Vector3(...swing.badge.position))
      canvas.style.cursor = 'grabbing'
      follow(event)
    },
    onPointerMove: follow,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
    onPointerOver: () => {
      if (!hold.current) canvas.style.cursor = 'grab'
    },
    onPointerOut: () => {
      if (!hold.current) canvas.style.cursor = ''
    },
  }
}
