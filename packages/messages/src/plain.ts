/** Whether a text says the same whatever the values: it holds no placeholder, no tag and no escaped apostrophe. */
export const isPlain = (text: string): boolean => !/[{}<]|''/.test(text)
