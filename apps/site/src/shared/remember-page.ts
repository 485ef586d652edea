/** Remembers which page is shown. Gives what tells whether it still is: a visitor who has moved on is left alone. */
export function rememberPage(): () => boolean {
  const { pathname } = location
  return () => location.pathname === pathname
}
