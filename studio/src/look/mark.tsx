/** The sign on its pole, as visitors know it, where Sanity shows the workspace. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="100%" height="100%" aria-hidden="true">
      <path d="M4 2h4v28H4z" fill="currentColor" />
      <polygon fill="#fecf16" points="8,6 22,6 30,14 22,22 8,22" />
    </svg>
  )
}
