import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const find = (pattern: string) =>
  globSync(`{apps/site,packages/ui}/src/${pattern}`, { cwd: root }).map((file) => join(root, file))

const sheets = find('**/*.module.css').map((file) => {
  const rules = readFileSync(file, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/g,
    '',
  )
  return {
    file,
    classes: new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  }
})

/** Every stylesheet a module imports, with the classes it takes of it; `computed` where a value chooses the class. */
const uses = find('**/*.{ts,tsx}').flatMap((module) => {
  const source = readFileSync(module, 'utf8')
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name, path = '']) => ({
      module: relative(root, module),
      sheet: join(dirname(module), path),
      classes: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used),
      computed: source.includes(`${name}[`),
    }),
  )
})

test('every class a component takes is in its stylesheet', () => {
  const missing = uses.flatMap(({ module, sheet, classes }) => {
    const known = sheets.find(({ file }) => file === sheet)?.classes
    return classes.filter((name) => !known?.has(name)).map((name) => `${module}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('every class of a stylesheet is taken by a component', () => {
  const unused = sheets.flatMap(({ file, classes }) => {
    const own = uses.filter(({ sheet }) => sheet === file)
    if (own.some(({ computed }) => computed)) return []
    const taken = new Set(own.flatMap(({ classes }) => classes))
    return [...classes]
      .filter((name) => !taken.has(name))
      .map((name) => `${relative(root, file)}: ${name}`)
  })
  expect(unused).toEqual([])
})

test('every custom property a stylesheet takes is declared somewhere', () => {
  const styles = find('**/*.css').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  // A component sets some, and Radix those of its own.
  const set = find('**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const declared = new Set(
    [...styles.map(({ text }) => text), ...set].flatMap((text) =>
      [...text.matchAll(/(?<!var\()(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name),
    ),
  )
  const unknown = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !declared.has(name) && !name.startsWith('--radix-'))
      .map((name) => `${relative(root, file)}: ${name}`),
  )
  expect(unknown).toEqual([])
})
