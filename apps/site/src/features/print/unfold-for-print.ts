/**
 * Unfolds what is folded away in a page while it is printed, where the browser can't do so by style (`print.css`).
 * Returns what stops it.
 */
export function unfoldForPrint(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let folded: { details: HTMLDetailsElement; name: string | null }[] = []
  const unfold = () => {
    const found = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')
    folded = [...found].map((details) => ({ details, name: details.getAttribute('name') }))
    for (const { details } of folded) {
      // Those of one name would close each other.
      details.removeAttribute('name')
      details.open = true
    }
  }
  const fold = () => {
    for (const { details, name } of folded) {
      details.open = false
      if (name !== null) details.setAttribute('name', name)
    }
  }
  if (!CSS.supports('selector(::details-content)')) {
    addEventListener('beforeprint', unfold, { signal })
    addEventListener('afterprint', fold, { signal })
  }
  return () => listening.abort()
}
