import type { ReactNode } from 'react'
import { Emblem } from '../../ui/emblem'
import styles from './passwords.module.css'

interface PasswordPageProps {
  systemName: string
  heading: string
  children: ReactNode
}

/** A page without the frame that holds one form. */
export function PasswordPage({ systemName, heading, children }: PasswordPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.system}>
        <Emblem className={styles.emblem} />
        <p>{systemName}</p>
      </header>
      <main className={styles.card}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </main>
    </div>
  )
}
