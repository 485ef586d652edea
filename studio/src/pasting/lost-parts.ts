import { say } from '../languages/studio-language.ts'

/** What copied HTML holds that a formatted text does not. */
export interface LostParts {
  images: number
  /** Those with columns: one of a single column reads the same without its lines. */
  tables: number
}

/** Counts what is lost when a text takes in what was copied elsewhere. */
export function lostParts(clipboardData: DataTransfer): LostParts {
  // What was copied from a text of the Studio comes as it is; of an image alone Sanity uploads the file.
  const isOwn = clipboardData.types.includes('application/x-portable-text')
  const isFile = clipboardData.files.length > 0 && clipboardData.getData('text/plain') === ''
  const html = isOwn || isFile ? '' : clipboardData.getData('text/html')
  const copied = new DOMParser().parseFromString(html, 'text/html')
  const tables = [...copied.querySelectorAll('table')]
  const hasColumns = (table: Element) => table.querySelector('tr > * + *') !== null
  // Tables of which only the inner one shows are how e-mails and old pages lay out what stands in them.
  const isInnermost = (table: Element) => table.querySelector('table') === null
  return {
    images: copied.querySelectorAll('img').length,
    tables: tables.filter((table) => isInnermost(table) && hasColumns(table)).length,
  }
}

/** Tells an editor what is lost; an empty text where nothing is. */
export function whatWasLost({ images, tables }: LostParts, takesImages: boolean): string {
  return [imagesLeft(images, takesImages), tablesTakenApart(tables)].filter(Boolean).join(' ')
}

function imagesLeft(count: number, takesImages: boolean): string {
  if (count === 0) return ''
  if (count === 1)
    return takesImages
      ? say(
          'An image was left out: add it with “Image”.',
          'Une image n’a pas été collée : ajoutez-la avec « Image ».',
        )
      : say('An image was left out.', 'Une image n’a pas été collée.')
  return takesImages
    ? say(
        `${count} images were left out: add them with “Image”.`,
        `${count} images n’ont pas été collées : ajoutez-les avec « Image ».`,
      )
    : say(`${count} images were left out.`, `${count} images n’ont pas été collées.`)
}

function tablesTakenApart(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? say(
        'The cells of a table have become paragraphs.',
        'Les cellules d’un tableau sont devenues des paragraphes.',
      )
    : say(
        `The cells of ${count} tables have become paragraphs.`,
        `Les cellules de ${count} tableaux sont devenues des paragraphes.`,
      )
}
