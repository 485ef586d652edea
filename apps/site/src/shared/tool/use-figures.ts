import { figuresIn, type Range } from '@jalonne/domain'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** How long a figure stands before the address says it: milliseconds. */
const standsFor = 400

/**
 * The figures of a tool, as they are set on its page and kept in its address, where they can be sent from. `ranges` must
 * name them as no other tool does.
 */
export function useFigures<Name extends string>(ranges: Readonly<Record<Name, Range>>) {
  const router = useRouter()
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const form = useRef<HTMLFormElement>(null)
  const [set, setSet] = useState<Readonly<Record<string, string | number>> | null>(null)
  const untouched = useRef<typeof set>(null)
  const written = useRef<string>(null)
  const starts = figuresIn(() => null, ranges)
  // What an editor has changed meanwhile bounds what was set before.
  const figures = set ? figuresIn((name) => set[name], ranges) : starts

  // The server renders one page for all figures. What the address says, or was set before the scripts came, comes after.
  useEffect(() => {
    if (search === written.current) return
    const typed = written.current === null ? movedIn(form.current, starts) : null
    const asked = new URLSearchParams(search)
    written.current = search
    const isAsked = Object.keys(ranges).some((name) => asked.has(name))
    if (typed) setSet(typed)
    else if (isAsked) setSet(Object.fromEntries(asked))
  })

  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    setSet({ ...figures, [currentTarget.name]: currentTarget.value })

  const address = set && String(parametersOf(figures))
  useEffect(() => {
    if (!address) return
    const timer = setTimeout(() => {
      const asked = new URLSearchParams(router.state.location.searchStr)
      const before = asked.toString()
      for (const [name, value] of new URLSearchParams(address)) asked.set(name, value)
      if (router.state.isLoading || asked.toString() === before) return
      written.current = `?${asked}`
      void router.navigate({
        to: '.',
        search: { raw: `?${asked}` },
        hash: true,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      })
    }, standsFor)
    return () => clearTimeout(timer)
  }, [router, address])

  /** What the slider of a figure is given besides its label and how its figure is written. */
  const slider = (name: Name) => {
    const { min, max, step } = ranges[name]
    return {
      name,
      min,
      max,
      step,
      value: figures[name],
      onChange: change,
      // A finger sets what it lies on, before the browser knows that it scrolls.
      onPointerDown: () => {
        untouched.current = figures
      },
      onPointerCancel: () => setSet(untouched.current ?? set),
    }
  }

  return { figures, starts, change, slider, form }
}

const parametersOf = (figures: object) =>
  new URLSearchParams(Object.entries(figures).map(([name, value]) => [name, String(value)]))

/** What stands in the controls, if a visitor has moved one of them before the scripts came. */
function movedIn(form: HTMLFormElement | null, starts: Readonly<Record<string, number>>) {
  const typed = [...new FormData(form ?? undefined)].map(([name, value]) => [name, Number(value)])
  const isMoved = typed.some(([name, value]) => value !== starts[String(name)])
  return isMoved ? Object.fromEntries(typed) : null
}
