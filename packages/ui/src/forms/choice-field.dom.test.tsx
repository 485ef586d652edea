import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChoiceField } from './choice-field.tsx'

afterEach(cleanup)

test('hint and error are read with the group, and not again with each choice', () => {
  const options = ['Phone', 'E-mail'].map((label) => ({ value: label, label }))
  render(
    <ChoiceField
      error="Choose one"
      hint="You can change it"
      label="How"
      name="how"
      options={options}
    />,
  )
  const group = screen.getByRole('group', { name: 'How' })
  const read = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(read(group)).toEqual(['You can change it', 'Choose one'])
  for (const choice of screen.getAllByRole('radio'))
    expect(choice.getAttribute('aria-describedby')).toBeNull()
})
