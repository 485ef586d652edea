/** For a page's start: adds up how much moves without the visitor's doing, and keeps it in the window. */
export function watchShifts(): void {
  Reflect.set(window, 'shifted', 0)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sum = Reflect.get(window, 'shifted') + Reflect.get(entry, 'value')
      Reflect.set(window, 'shifted', sum)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
