import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Blocks } from './blocks.tsx'

afterEach(cleanup)

const paragraph = (key: string, text: string, style = 'normal') => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: 's', text }],
})

test('what has no words leaves no empty line or heading, in whichever language the text is', () => {
  const text = [paragraph('a', '\u00a0', 'h3'), paragraph('b', 'Bonjour'), paragraph('c', '')]
  const { container, rerender } = render(<Blocks value={text} />)
  expect(container.innerHTML).toBe('<p>Bonjour</p>')
  rerender(<Blocks value={{ text, lang: 'fr' }} />)
  expect(container.innerHTML).toBe('<div lang="fr"><p>Bonjour</p></div>')
})
