/** A field no person sees or reaches, for scripts to fill in. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div aria-hidden className="visually-hidden">
      <label>
        {name}
        <input autoComplete="off" name={name} tabIndex={-1} type="text" />
      </label>
    </div>
  )
}
