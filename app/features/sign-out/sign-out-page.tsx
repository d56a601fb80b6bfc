import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import { LeavingCover } from './leaving-cover'
import { useLeave } from './use-leave'

interface SignOutPageProps {
  loginPath: string
  /** The mark of the user's session; null = signed out. */
  session: string | null
  /** Where another system's sign-out continues after the portal's. */
  target: string | null
}

const solid = recipeClass('button', { variant: 'solid', size: 'md' })

/** /logout: asks a signed-in user, and shows the next steps once they have left. */
export function SignOutPage({ loginPath, session, target }: SignOutPageProps) {
  return (
    <main className="grid place-items-center min-h-full p-4">
      <div className="flex flex-col items-center w-full border rounded-lg bg-surface px-4 pt-8 pb-4 max-w-560px">
        {session !== null && target === null ? (
          <Question loginPath={loginPath} session={session} />
        ) : (
          <Left loginPath={loginPath} target={target} />
        )}
      </div>
    </main>
  )
}

function Left({ loginPath, target }: Pick<SignOutPageProps, 'loginPath' | 'target'>) {
  const { signOut, errorPage } = useText()
  return (
    <StateMessage kind="forbidden" title={signOut.left} as="h1">
      {target !== null && <meta httpEquiv="refresh" content={`0; url=${target}`} />}
      <a className={solid} href={target ?? loginPath}>
        {target === null ? errorPage.signIn : signOut.goOn}
      </a>
    </StateMessage>
  )
}

/** A plain form that works without scripts; with scripts the user leaves as from the shell. */
function Question({ loginPath, session }: Pick<SignOutPageProps, 'loginPath' | 'session'>) {
  const { signOut } = useText()
  const setting = { loginPath, session, from: '/', returns: false, onGone() {} }
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
