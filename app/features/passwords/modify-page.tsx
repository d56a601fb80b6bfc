import { Form } from '@remix-run/react'
import { ShieldAlert } from 'lucide'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { FormMessage } from '../../ui/form-message'
import { ChangeForm } from './change-form'
import { PasswordPage } from './password-page'
import type { PasswordRefusal } from './password-rules'
import styles from './passwords.module.css'

interface ModifyPageProps {
  systemName: string
  /** The password is the initial one: there is no way on without a change. */
  forced: boolean
  user: { name: string; account: string }
  redirect: string
  refusal: PasswordRefusal | null
}

/** Where the password is changed outside the shell (AUTH-08). */
export function ModifyPage({ systemName, forced, user, redirect, refusal }: ModifyPageProps) {
  const { passwords, signOut } = useText()
  return (
    <PasswordPage systemName={systemName} heading={passwords.modifyHeading}>
      {forced && (
        <FormMessage
          text={passwords.initial}
          icon={ShieldAlert}
          className="text-warning bg-warning-soft mb-4"
          role="status"
        />
      )}
      <p className="mb-4 text-muted break-anywhere">{passwords.whose(user.name, user.account)}</p>
      <ChangeForm redirect={redirect} refusal={refusal} />
      <div className={`line flex-wrap justify-between text-sm mt-5 ${styles.ways}`}>
        {!forced && <a href={redirect}>{passwords.back}</a>}
        <Form method="post" action="/logout">
          <Button type="submit" variant="ghost" size="sm">
            {signOut.confirm}
          </Button>
        </Form>
      </div>
    </PasswordPage>
  )
}
