/** Who wrote something, as the lake tells it; what was written from within the process is its own. */
export const authorName = (author: string | null): string => author ?? '<system>'
