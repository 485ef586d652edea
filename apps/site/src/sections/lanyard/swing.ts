import {
  addBroadphaseLayer,
  addObjectLayer,
  box,
  ConstraintSpace,
  createWorld,
  createWorldSettings,
  distanceConstraint,
  MotionType,
  pointConstraint,
  registerConstraints,
  registerShapes,
  rigidBody,
  sphere,
  updateWorld,
} from 'crashcat'

export type Point = [x: number, y: number, z: number]

/** A badge on its strap, in hundredths of the still drawing: its origin in the middle of the top, y upwards. */
export interface Swing {
  /** Goes on by so many seconds. */
  step(seconds: number): void
  /** Draws the badge's middle to a point, as far as the strap lets it; null lets it go. */
  pull(to: Point | null): void
  /** Pushes it from the side, as a passing hand would. */
  push(): void
  /** Whether nothing moves any more. */
  isAtRest(): boolean
  /** Where both halves of the strap run, from the top to the clasp. */
  straps: readonly (readonly Point[])[]
  clasp: { position: Point }
  badge: { position: Point; quaternion: [x: number, y: number, z: number, w: number] }
}

/** Where the badge hangs when it is at rest; half of its width, height and thickness. */
export const badgeAt: Point = [0, -5.97, 0]
export const halfBadge: Point = [1.7, 2.25, 0.02]
const claspAt: Point = [0, -3.05, 0]
const hook = -3.6
const ends = [-0.43, 0.39]
const beads = 5

const tick = 1 / 60
/** How much time one frame catches up at most, in seconds. What a tab in the background missed beyond it is skipped. */
const mostAtOnce = 0.5
const gravity = -30
/** How far from where it hangs the badge can be pulled, and how quickly it follows. */
const reach = 3.2
const eagerness = 10
/** When a swing begins to tire and when it is over, in seconds: what moves longer would need a control to stop it. */
const tires = 2
const over = 5
/** How strongly the strap turns the front to the viewer again. */
const turning = 0.25

registerShapes([box.def, sphere.def])
registerConstraints([distanceConstraint.def, pointConstraint.def])

/** Hangs up a badge: two chains of beads from the top to a clasp, and the badge on its hook. */
export function hangBadge(): Swing {
  const settings = createWorldSettings()
  settings.gravity = [0, gravity, 0]
  settings.solver.velocityIterations = 20
  // Nothing collides: the strap may pass before the badge.
  const objectLayer = addObjectLayer(settings, addBroadphaseLayer(settings))
  const world = createWorld(settings)
  const body = (
    position: Point,
    mass: number,
    shape: Parameters<typeof rigidBody.create>[1]['shape'],
  ) =>
    rigidBody.create(world, {
      objectLayer,
      motionType: mass > 0 ? MotionType.DYNAMIC : MotionType.STATIC,
      shape,
      position,
      mass,
    })
  const bead = sphere.create({ radius: 0.1 })
  const clasp = body(claspAt, 0.4, bead)
  const badge = body(badgeAt, 1, box.create({ halfExtents: halfBadge }))
  pointConstraint.create(world, {
    bodyIdA: clasp.id,
    bodyIdB: badge.id,
    space: ConstraintSpace.LOCAL,
    pointA: [0, hook - claspAt[1], 0],
    pointB: [0, hook - badgeAt[1], 0],
  })
  const straps = ends.map((x) => {
    const between = Array.from({ length: beads }, (_, place) => {
      const share = (place + 1) / (beads + 1)
      return body([x * (1 - share), claspAt[1] * share, 0], 0.15, bead)
    })
    const chain = [body([x, 0, 0], 0, bead), ...between, clasp]
    for (const [place, upper] of chain.entries()) {
      const lower = chain[place + 1]
      if (!lower) break
      distanceConstraint.create(world, {
        bodyIdA: upper.id,
        bodyIdB: lower.id,
        space: ConstraintSpace.LOCAL,
        pointA: [0, 0, 0],
        pointB: [0, 0, 0],
        minDistance: 0,
        maxDistance: Math.hypot(x, claspAt[1]) / (beads + 1),
      })
    }
    return chain.map(({ position }) => position)
  })

  let target: Point | null = null
  let due = 0
  let untouched = 0
  // Set by what moves it after a rest: the next step leaves out the time it was at rest.
  let wasStill = false
  const wake = () => {
    wasStill ||= untouched > over
    untouched = 0
  }
  const advance = () => {
    untouched = target ? 0 : untouched + tick
    const tiredness = Math.max(0, untouched - tires)
    for (const { motionProperties } of rigidBody.iterate(world)) {
      motionProperties.linearDamping = 0.9 + 3 * tiredness
      motionProperties.angularDamping = 2 + 3 * tiredness
    }
    if (target) {
      const { position } = badge
      const way = target.map((to, axis) => (to - (position[axis] ?? 0)) * eagerness)
      rigidBody.setLinearVelocity(world, badge, [way[0] ?? 0, way[1] ?? 0, way[2] ?? 0])
    }
    rigidBody.addAngularVelocity(world, badge, [0, -badge.quaternion[1] * turning, 0])
    updateWorld(world, undefined, tick)
  }
  return {
    step: (seconds) => {
      due = wasStill ? 0 : Math.min(due + seconds, mostAtOnce)
      wasStill = false
      for (; due >= tick; due -= tick) advance()
    },
    pull: (to) => {
      if (to) wake()
      target = to && withinReach(to)
    },
    push: () => {
      wake()
      rigidBody.addImpulse(world, badge, [3.2, 0, -2.4])
      rigidBody.addAngularImpulse(world, badge, [0, 2.4, 0])
    },
    isAtRest: () => untouched > over,
    straps,
    clasp,
    badge,
  }
}

function withinReach(to: Point): Point {
  const [x, y] = [to[0] - badgeAt[0], to[1] - badgeAt[1]]
  const nearer = Math.min(1, reach / Math.hypot(x, y))
  const [atX, atY] = [badgeAt[0] + x * nearer, badgeAt[1] + y * nearer]
  const higher = Math.min(1, -badgeAt[1] / Math.hypot(atX, atY))
  // Pulled aside, it also comes a little towards the viewer.
  return [atX * higher, atY * higher, 0.3 * Math.min(1, Math.hypot(x, y))]
}
