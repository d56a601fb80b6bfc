import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { Form, useNavigation } from '@remix-run/react'
import styles from '../../errors/error-page.module.css'
import { endSession } from '../../features/sign-out/sign-out.server'
import type { loader as rootLoader } from '../../root'
import { useText } from '../../text/text-context'
import { zhCN } from '../../text/zh-CN'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'

export const meta: MetaFunction<unknown, { root: typeof rootLoader }> = ({ matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data
  return [{ title: zhCN.pageTitle(zhCN.signOut.title, root?.systemName ?? '') }]
}

/** Visiting the page changes nothing (SAFE-03); only its form signs out. */
export async function action({ context }: ActionFunctionArgs) {
  throw redirect(context.config.LOGIN_PATH, {
    headers: { 'Set-Cookie': await endSession(context) },
  })
}

export default function LogoutRoute() {
  const { signOut } = useText()
  const leaving = useNavigation().state !== 'idle'
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <StateMessage kind="forbidden" title={signOut.question} detail={signOut.detail} as="h1">
          <Form method="post">
            <button
              type="submit"
              disabled={leaving}
              className={recipeClass('button', { variant: 'solid', size: 'md' })}
            >
              {signOut.confirm}
            </button>
          </Form>
          <a className={recipeClass('button', { variant: 'outline', size: 'md' })} href="/">
            {signOut.stay}
          </a>
        </StateMessage>
      </div>
    </main>
  )
}
