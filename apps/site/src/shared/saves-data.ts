/** Whether the visitor has asked for fewer bytes: nothing is loaded that nobody has asked for. */
export const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  ('connection' in navigator && Boolean(Reflect.get(Object(navigator.connection), 'saveData')))
