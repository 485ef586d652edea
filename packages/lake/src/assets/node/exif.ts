import readExif from 'exif-reader'
import type { ImageFacts } from '../types.ts'

/** What a camera wrote into an image; nothing where it cannot be read. */
export function exifOf(bytes: Buffer | undefined): Pick<ImageFacts, 'exif' | 'location'> {
  if (!bytes) return {}
  try {
    const { Photo, GPSInfo } = readExif(bytes)
    const exif = Object.fromEntries(
      Object.entries(Photo ?? {}).flatMap(([name, value]) => {
        const plain = plainOf(value)
        return plain === null ? [] : [[name, plain]]
      }),
    )
    const lat = degrees(GPSInfo?.GPSLatitude, GPSInfo?.GPSLatitudeRef === 'S')
    const lng = degrees(GPSInfo?.GPSLongitude, GPSInfo?.GPSLongitudeRef === 'W')
    const { GPSAltitude: alt } = GPSInfo ?? {}
    const location =
      lat !== null && lng !== null ? { lat, lng, ...(alt !== undefined && { alt }) } : null
    return { exif, ...(location && { location }) }
  } catch {
    // Cameras write odd things, and none of it is needed to show the image.
    return {}
  }
}

function plainOf(value: unknown): string | number | number[] | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (typeof value === 'string') return value.slice(0, 1000)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const isNumbers = Array.isArray(value) && value.every((item) => typeof item === 'number')
  return isNumbers ? value.slice(0, 20) : null
}

function degrees(parts: unknown, isNegative: boolean): number | null {
  const numbers = plainOf(parts)
  if (!Array.isArray(numbers)) return null
  const [whole = 0, minutes = 0, seconds = 0] = numbers
  const value = whole + minutes / 60 + seconds / 3600
  if (!(value >= 0 && value <= 180)) return null
  // The seventh digit is a centimetre; what follows is rounding.
  const rounded = Math.round(value * 1e7) / 1e7
  return isNegative ? -rounded : rounded
}
