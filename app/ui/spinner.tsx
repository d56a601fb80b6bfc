import styles from './ui.module.css'

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
