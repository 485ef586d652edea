/** Whether a document belongs to the lake it is in, as its groups do, and means nothing elsewhere. Releases are content. */
export const isSystemId = (id = ''): boolean => id.startsWith('_.') && !id.startsWith('_.releases.')
