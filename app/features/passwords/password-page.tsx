import type { ReactNode } from 'react'
import { Emblem } from '../../ui/emblem'
import styles from './passwords.module.css'

interface PasswordPageProps {
  systemName: string
  heading: string
  children: ReactNode
}

/** A page without the shell that contains one form. */
export function PasswordPage({ systemName, heading, children }: PasswordPageProps) {
  return (
    <div className={`flex flex-col items-center gap-6 min-h-full ${styles.page}`}>
      <header className="flex items-center max-w-full break-anywhere tracking-0.06em text-xl font-bold text-on-banner gap-2.5">
        <Emblem className="flex-none size-36px" />
        <p>{systemName}</p>
      </header>
      <main className={`card w-full max-w-440px shadow-md ${styles.card}`}>
        <h1 className="page-heading font-bold">{heading}</h1>
        {children}
      </main>
    </div>
  )
}
