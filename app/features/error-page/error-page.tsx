import { errorEntry } from '~text/error-catalogue'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import styles from './error-page.module.css'

interface ErrorPageProps {
  code: number
  /** A path of this site to go back to; null = there is none. */
  redirect: string | null
  signedIn: boolean
}

const kinds = { 401: 'forbidden', 403: 'forbidden', 404: 'missing' } as const

/** A whole page that says what happened and offers the ways on (ERR-02). Links only: it needs no scripts. */
export function ErrorPage({ code, redirect, signedIn }: ErrorPageProps) {
  const { errorPage } = useText()
  const { page, action } = errorEntry(code)
  const { title, detail } = errorPage.pages[page]
  const again = redirect ?? '/'
  const links = {
    'sign-in': { to: `/login?redirect=${encodeURIComponent(again)}`, label: errorPage.signIn },
    'sign-out': { to: '/logout', label: errorPage.signOut },
    reload: { to: again, label: errorPage.reload },
    home: { to: '/', label: errorPage.home },
  }
  const first = links[action]
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <StateMessage
          kind={kinds[page as keyof typeof kinds] ?? 'error'}
          title={title}
          detail={detail}
          as="h1"
        >
          <a className={recipeClass('button', { variant: 'solid', size: 'md' })} href={first.to}>
            {first.label}
          </a>
          {signedIn && (action === 'reload' || action === 'home') && (
            <a className={recipeClass('button', { variant: 'outline', size: 'md' })} href="/logout">
              {errorPage.signOut}
            </a>
          )}
        </StateMessage>
        <p className={styles.code}>{errorPage.code(code)}</p>
      </div>
    </main>
  )
}
