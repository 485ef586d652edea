import { languages } from '@jalonne/domain'
import { LanguageSwitch } from '../features/language/language-switch.tsx'
import { useLanguage } from '../shared/language.tsx'
import styles from './languages.module.css'

/** FR / EN: the page's language, and a link to this page in the other one. */
export function Languages() {
  const current = useLanguage()
  return (
    <ul className={styles.languages}>
      {languages.map((language) => (
        <li key={language}>
          {language === current ? (
            <span aria-current="true" className={styles.language}>
              {language.toUpperCase()}
            </span>
          ) : (
            <LanguageSwitch className={styles.language}>{language.toUpperCase()}</LanguageSwitch>
          )}
        </li>
      ))}
    </ul>
  )
}
