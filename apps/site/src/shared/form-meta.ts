interface FormMeta {
  /** What is known of how a visitor came here, to go with what a form sends. */
  read(): Readonly<Record<string, unknown>>
  /** Notes the e-mail address a visitor sends; resolves once it is part of what is read. Never rejects. */
  recognise(email: string): Promise<void>
}

let source: FormMeta = { read: () => ({}), recognise: async () => {} }

/** What is known of how a visitor came here, to go with what a form sends. */
export const formMeta: FormMeta['read'] = () => source.read()

/** The same for a form that sends an address the visitor gave, which it then tells of. */
export async function formMetaWith(
  email: string | undefined,
): Promise<ReturnType<typeof formMeta>> {
  if (email) await source.recognise(email)
  return formMeta()
}

/** Says where that is known. */
export function provideFormMeta(known: FormMeta): void {
  source = known
}
