/** Something to publish, and the minutes it takes for one network. */
export interface PostFormat {
  minutes: number
}

export interface PostingFigures {
  /** Minutes there are in a week. */
  minutes: number
  /** How many networks it is published on. */
  networks: number
  /** The day on which nothing is published, 1 for Monday to 7 for Sunday; 0 for none. */
  dayOff: number
}

export interface PostingRules<Format extends PostFormat> {
  /** What is published, in turn. */
  formats: readonly Format[]
  /** Minutes to adapt a post to each further network. */
  adapting: number
  /** Minutes a week to answer on each network. */
  answering: number
}

export interface PostingPlan<Format extends PostFormat> {
  posts: { day: number; format: Format; minutes: number }[]
  /** Minutes for answers, of the week's. */
  answers: number
  /** Minutes that stay free; below zero where even the answers do not fit. */
  free: number
  /** Minutes a week that are missing for a first post; null where there is one, or where no time would make one. */
  missing: number | null
}

/** The days that are used first: people read most from Tuesday to Thursday, and least at the weekend. */
const bestDays = [2, 4, 3, 1, 5, 6, 7]

/**
 * Spreads a week's posts over its days, one a day at most, in the order of the formats, until the time is used up. Time
 * for answers is set aside first: a network where nobody answers does more harm than none.
 */
export function postingPlan<Format extends PostFormat>(
  { minutes, networks, dayOff }: PostingFigures,
  { formats, adapting, answering }: PostingRules<Format>,
): PostingPlan<Format> {
  const answers = answering * networks
  const days = bestDays.filter((day) => day !== dayOff)
  const posts: { format: Format; minutes: number }[] = []
  const timeFor = (format: Format | undefined) =>
    format ? format.minutes + adapting * (networks - 1) : 0
  let free = minutes - answers
  while (posts.length < days.length) {
    const format = formats[posts.length % formats.length]
    const takes = timeFor(format)
    if (!format || takes === 0 || takes > free) break
    posts.push({ format, minutes: takes })
    free -= takes
  }
  const first = posts.length === 0 ? timeFor(formats[0]) : 0
  const used = days.slice(0, posts.length).toSorted((one, other) => one - other)
  return {
    posts: posts.flatMap((post, at) => {
      const day = used[at]
      return day ? [{ day, ...post }] : []
    }),
    answers,
    free,
    missing: first > 0 ? first - free : null,
  }
}
