import { cleanup, render } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Blocks } from './blocks.tsx'
import { LanguageProvider } from './language.tsx'
import styles from './text.module.css'

afterEach(cleanup)

const InEnglish = ({ children }: PropsWithChildren) => (
  <LanguageProvider value="en">{children}</LanguageProvider>
)

const paragraph = (key: string, text: string, style = 'normal') => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: 's', text }],
})

test('what has no words leaves no empty line or heading, in whichever language the text is', () => {
  const text = [paragraph('a', '\u00a0', 'h3'), paragraph('b', 'Bonjour'), paragraph('c', '')]
  const { container, rerender } = render(<Blocks value={text} />, { wrapper: InEnglish })
  expect(container.innerHTML).toBe('<p>Bonjour</p>')
  rerender(<Blocks value={{ text, lang: 'fr' }} />)
  expect(container.innerHTML).toBe('<div lang="fr"><p>Bonjour</p></div>')
})

test('no line ends within "e-mail", in a link as beside it', () => {
  const link = { _key: 'l', _type: 'textLink', href: 'https://example.ch' }
  const span = (key: string, text: string, marks: string[] = []) => ({
    _type: 'span',
    _key: key,
    text,
    marks,
  })
  const block = {
    ...paragraph('a', ''),
    markDefs: [link],
    children: [span('s', 'Votre e-mail, ou '), span('t', 'un autre e-mail', ['l'])],
  }
  render(<Blocks value={[block]} />, { wrapper: InEnglish })
  const whole = [...document.querySelectorAll(`.${styles.whole}`)]
  expect(whole.map(({ textContent }) => textContent)).toEqual(['e-mail', 'e-mail'])
  expect(document.querySelectorAll('a')).toHaveLength(1)
  expect(document.querySelector('a')?.textContent).toBe('un autre e-mail')
})
