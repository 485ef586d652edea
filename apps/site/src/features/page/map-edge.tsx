import styles from './map-edge.module.css'

const kilometres = [2538, 2537, 2536, 2535, 2534, 2533, 2532]

/** The edge of a map: its kilometres, and a trail that goes on as dots beyond it and ends. */
export function MapEdge() {
  return (
    <div aria-hidden className={styles.edge}>
      <svg aria-hidden className={styles.trail} preserveAspectRatio="none" viewBox="0 0 1440 825">
        <path d="M-10 700c110-40 150-150 270-160s150 60 260 10 100-96 230-104" />
        <path className={styles.dots} d="M768 446c34 0 60 14 76 42" />
      </svg>
      <div className={styles.kilometres}>
        {kilometres.map((kilometre) => (
          <span key={kilometre}>{`${Math.floor(kilometre / 1000)}\u00a0${kilometre % 1000}`}</span>
        ))}
      </div>
    </div>
  )
}
