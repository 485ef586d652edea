import { useMessages } from '@jalonne/messages'
import { Choice, Choices, Icon } from '@jalonne/ui'
import { Monitor, Moon, Sun } from 'lucide'
import { useCallback } from 'react'
import styles from './theme-choice.module.css'
import { themes, useTheme } from './use-theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }
const labels = { light: 'theme.light', dark: 'theme.dark', system: 'theme.system' } as const

/** Light, dark, or as the device: three radio buttons. `name` tells the groups of one page apart. */
export function ThemeChoice({ name }: { name: string }) {
  const t = useMessages()
  const { theme: chosen, setTheme } = useTheme()
  // The server writes "system"; another one checked on arrival was chosen before the scripts came.
  const keepEarlyChoice = useCallback(
    (fieldset: HTMLFieldSetElement | null) => {
      const checked = fieldset?.querySelector<HTMLInputElement>('input:checked')?.value
      const early = themes.find((theme) => theme === checked)
      if (early && early !== 'system') setTheme(early)
    },
    [setTheme],
  )
  return (
    <Choices className={styles.choices} label={t('theme.label')} ref={keepEarlyChoice}>
      {themes.map((theme) => (
        <Choice
          checked={theme === chosen}
          key={theme}
          name={name}
          onChange={() => setTheme(theme)}
          value={theme}
        >
          <Icon of={icons[theme]} size={18} />
          {t(labels[theme])}
        </Choice>
      ))}
    </Choices>
  )
}
