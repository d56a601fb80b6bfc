import { Form } from '@remix-run/react'
import { ShieldAlert } from 'lucide'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { ChangeForm } from './change-form'
import { PasswordPage } from './password-page'
import type { PasswordRefusal } from './password-rules'
import styles from './passwords.module.css'

interface ModifyPageProps {
  systemName: string
  /** The password is the initial one: there is no way on without a change. */
  forced: boolean
  person: { name: string; account: string }
  redirect: string
  refusal: PasswordRefusal | null
}

/** Where the password is changed outside the frame (AUTH-08). */
export function ModifyPage({ systemName, forced, person, redirect, refusal }: ModifyPageProps) {
  const { passwords, signOut } = useText()
  return (
    <PasswordPage systemName={systemName} heading={passwords.modifyHeading}>
      {forced && (
        <p className={styles.notice}>
          <Icon drawing={ShieldAlert} />
          {passwords.initial}
        </p>
      )}
      <p className={styles.whose}>{passwords.whose(person.name, person.account)}</p>
      <ChangeForm redirect={redirect} refusal={refusal} />
      <div className={styles.ways}>
        {!forced && <a href={redirect}>{passwords.back}</a>}
        <Form method="post" action="/logout">
          <button type="submit" className={recipeClass('button', { variant: 'ghost', size: 'sm' })}>
            {signOut.confirm}
          </button>
        </Form>
      </div>
    </PasswordPage>
  )
}
