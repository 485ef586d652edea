const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g
const BRACKETS = /\[[^[\]"']*\]/g
const NAMES = /^(?:\.\.)?[^\s.[\]'"]+(?:\.{1,2}[^\s.[\]'"]+)*$/

/**
 * Whether text is a JSONMatch path: names joined by dots, each with brackets. The mutator applies what it understands
 * of a malformed path, which would damage the document.
 */
export function isPath(text: string): boolean {
  const bare = text.replaceAll(QUOTED, '0').replaceAll(BRACKETS, '')
  return NAMES.test(bare)
}
