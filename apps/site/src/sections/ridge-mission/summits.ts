/** The summits of the ridge in the foreground, from left to right, on a drawing of 1440 by 560. */
const summits = [
  [280, 460],
  [550, 420],
  [760, 352],
  [950, 288],
  [1160, 222],
  [1320, 210],
] as const

// Which of them carry a sign, by the number of signs: the first and the last are there from two on.
const chosen = [[], [5], [0, 5], [0, 2, 5], [0, 2, 3, 5], [0, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]

/** Where the signs stand, as custom properties: shares of the drawing from its left and from its foot. At most six. */
export function summitsFor(signs: number): { '--x': number; '--y': number }[] {
  return (chosen[Math.min(signs, summits.length)] ?? []).flatMap((place) => {
    const summit = summits[place]
    return summit ? [{ '--x': summit[0] / 1440, '--y': 1 - summit[1] / 560 }] : []
  })
}
