type FormMeta = () => Readonly<Record<string, unknown>>

let provide: FormMeta = () => ({})

/** What is known of how a visitor came here, to go with what a form sends. */
export const formMeta: FormMeta = () => provide()

/** Says where that is known. */
export function provideFormMeta(source: FormMeta): void {
  provide = source
}
