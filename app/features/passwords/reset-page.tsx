import { Form, useNavigation } from '@remix-run/react'
import { Button } from '../../ui/button'
import { PasswordPage } from './password-page'
import styles from './passwords.module.css'
import type { ResetRefusal, ResetView } from './reset.server'
import { AccountStep, CodeStep, PasswordStep, type StepProps } from './reset-steps'
import { useResetText } from './use-reset-text'

interface ResetPageProps {
  systemName: string
  loginPath: string
  view: ResetView
  /** The account as it was typed, if it was refused. */
  typed: string
  refusal: ResetRefusal | null
}

/** Leads from a forgotten password to a new one, in three forms that need no scripts (AUTH-07). */
export function ResetPage({ systemName, loginPath, view, typed, refusal }: ResetPageProps) {
  const reset = useResetText()
  const { state, formData } = useNavigation()
  const busy = state === 'idle' ? null : String(formData?.get('intent') ?? '')
  const step: StepProps = { refusal: busy === null ? refusal : null, busy }
  return (
    <PasswordPage systemName={systemName} heading={reset.heading}>
      <Steps current={view.step} />
      {view.step === 'account' && <AccountStep {...step} account={typed} />}
      {view.step === 'code' && <CodeStep {...step} view={view} />}
      {view.step === 'password' && <PasswordStep {...step} account={view.account} />}
      <div className={`line flex-wrap justify-between text-sm mt-5 ${styles.ways}`}>
        <a href={loginPath}>{reset.toSignIn}</a>
        {view.step !== 'account' && (
          <Form method="post">
            <Button type="submit" name="intent" value="restart" variant="ghost" size="sm">
              {reset.otherAccount}
            </Button>
          </Form>
        )}
      </div>
    </PasswordPage>
  )
}

const order = ['account', 'code', 'password'] as const

function Steps({ current }: { current: ResetView['step'] }) {
  const reset = useResetText()
  return (
    <ol className={`flex mb-5 gap-2 ${styles.steps}`} aria-label={reset.steps}>
      {order.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={order.indexOf(current) > index ? '' : undefined}
        >
          {reset[step]}
        </li>
      ))}
    </ol>
  )
}
