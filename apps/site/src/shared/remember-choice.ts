// In memory only. Browsers remember so too, but only for pages that they load themselves.
const choices = new Map<string, string>()

/** What a visitor had chosen of a group when they left the page; undefined when nothing. */
export const choiceOf = (group: string): string | undefined => choices.get(group)

/** Keeps what is chosen of a group (radio buttons, answers that open), for a visitor who comes back to the page. */
export const rememberChoice = (group: string, choice: string): void =>
  void choices.set(group, choice)

/** Forgets every choice, for a test that begins as a visitor who has made none. */
export const forgetChoices = (): void => choices.clear()
