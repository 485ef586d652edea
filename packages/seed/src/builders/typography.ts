/**
 * Sets the apostrophes of a text from what a keyboard types. Its no-break spaces are set where it is read: it is stored as
 * an editor types it.
 */
export const curly = (text: string): string => text.replaceAll("'", '’')
