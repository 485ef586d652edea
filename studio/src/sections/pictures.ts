const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Address of the picture of a section, by the name of its type: `heroPlates`. `pnpm section-pictures` draws them. */
export function pictureOf(type: string): string | undefined {
  const file = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return files[`./pictures/${file}.webp`]
}
