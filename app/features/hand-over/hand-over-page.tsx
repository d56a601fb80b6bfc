import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import styles from '../error-page/error-page.module.css'
import type { HandOverPageData } from './hand-over.server'

interface HandOverPageProps {
  page: HandOverPageData
  title: string
  detail: string
  /** What the way to the login form is called. */
  signIn: string
}

/** Says why nobody was handed over, and offers the ways on. Links only: it needs no scripts. */
export function HandOverPage({ page, title, detail, signIn }: HandOverPageProps) {
  const { handOver } = useText()
  const button = (variant: 'solid' | 'outline') => recipeClass('button', { variant, size: 'md' })
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <StateMessage kind="forbidden" title={title} detail={detail} as="h1">
          {page.signedIn ? (
            <>
              <a className={button('solid')} href="/">
                {handOver.home}
              </a>
              <a className={button('outline')} href="/logout">
                {handOver.signOut}
              </a>
            </>
          ) : (
            <a className={button('solid')} href={page.loginPath}>
              {signIn}
            </a>
          )}
        </StateMessage>
      </div>
    </main>
  )
}
