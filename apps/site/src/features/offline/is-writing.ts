/** Whether a visitor has filled in anything that a reload would lose, or has a dialog open. */
export function isWriting(document: Document): boolean {
  if (document.querySelector('dialog[open], [role=dialog]')) return true
  // React writes what it controls into the attribute too; what a visitor has touched is known by its validity.
  if (document.querySelector(':is(input, select, textarea):is(:user-valid, :user-invalid)'))
    return true
  return [...document.querySelectorAll('input, select, textarea')].some(isChanged)
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) {
    const preset = [...control.options].findIndex((option) => option.hasAttribute('selected'))
    return control.selectedIndex !== Math.max(preset, 0)
  }
  if (!(control instanceof HTMLInputElement)) return false
  const { type, checked, defaultChecked, value, defaultValue } = control
  if (type === 'hidden') return false
  return type === 'checkbox' || type === 'radio'
    ? checked !== defaultChecked
    : value !== defaultValue
}
