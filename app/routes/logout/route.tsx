import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { holderOf } from '~server/session/load-context'
import styles from '../../features/error-page/error-page.module.css'
import { LeavingCover } from '../../features/sign-out/leaving-cover'
import { endSession } from '../../features/sign-out/sign-out.server'
import { useLeave } from '../../features/sign-out/use-leave'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { titled } from '../../ui/page-title'
import { StateMessage } from '../../ui/state-message'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.signOut.title, page?.systemName ?? ''),
)

export function loader({ context }: LoaderFunctionArgs) {
  const { LOGIN_PATH: loginPath, SYSTEM_NAME: systemName } = context.config
  return { loginPath, systemName, signedIn: holderOf(context) !== null }
}

/** Visiting the page changes nothing (SAFE-03); only its form signs out. */
export async function action({ context }: ActionFunctionArgs) {
  const { cookie, target } = await endSession(context)
  const headers = { 'Set-Cookie': cookie }
  // A form of this site may not lead to another one (CSP form-action): a page of its own does.
  if (target && !target.startsWith('/')) return data({ target }, { headers })
  throw redirect(target ?? context.config.LOGIN_PATH, { headers })
}

const solid = recipeClass('button', { variant: 'solid', size: 'md' })

export default function LogoutRoute() {
  const { signOut, errorPage } = useText()
  const { loginPath, signedIn } = useLoaderData<typeof loader>()
  const left = useActionData<typeof action>()
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        {left ? (
          <StateMessage kind="forbidden" title={signOut.left} as="h1">
            <meta httpEquiv="refresh" content={`0; url=${left.target}`} />
            <a className={solid} href={left.target}>
              {signOut.goOn}
            </a>
          </StateMessage>
        ) : signedIn ? (
          <Question />
        ) : (
          <StateMessage kind="forbidden" title={signOut.left} as="h1">
            <a className={solid} href={loginPath}>
              {errorPage.signIn}
            </a>
          </StateMessage>
        )}
      </div>
    </main>
  )
}

/** A plain form that also works without scripts; with them the person leaves as from the frame. */
function Question() {
  const { signOut } = useText()
  const { loginPath } = useLoaderData<typeof loader>()
  const setting = { loginPath, from: '/', returns: false, onGone() {} }
  const { state, leave, retry } = useLeave(setting)
  return (
    <>
      <StateMessage kind="forbidden" title={signOut.question} detail={signOut.detail} as="h1">
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void leave(null)
          }}
        >
          <button type="submit" className={solid}>
            {signOut.confirm}
          </button>
        </form>
        <a className={recipeClass('button', { variant: 'outline', size: 'md' })} href="/">
          {signOut.stay}
        </a>
      </StateMessage>
      {state !== 'here' && <LeavingCover state={state} onRetry={() => void retry()} />}
    </>
  )
}
