import styles from './page.module.css'

/** The last resort, when not even the language's texts may be at hand: the same words in both languages. */
export function UnexpectedError() {
  return (
    <main className={styles.sectionError}>
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p>
        <a href="/">Jalonne</a>
      </p>
    </main>
  )
}
