import { Form } from '@remix-run/react'
import { ShieldAlert } from 'lucide'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { FormMessage } from '../../ui/form-message'
import { ChangeForm } from './change-form'
import { PasswordPage } from './password-page'
import type { PasswordRefusal } from './password-rules'
import styles from './passwords.module.css'

interface ModifyPageProps {
  systemName: string
  /** The password is the initial one: the user cannot continue without changing it. */
  forced: boolean
  /** null = signed out. */
  user: { name: string; account: string } | null
  redirect: string
  /** The link to sign in and come back. */
  signIn: string
  refusal: PasswordRefusal | null
}

/** Where the password is changed outside the shell (AUTH-08). */
export function ModifyPage({ systemName, user, signIn, ...own }: ModifyPageProps) {
  const { passwords, errorPage } = useText()
  return (
    <PasswordPage systemName={systemName} heading={passwords.modifyHeading}>
      {user ? (
        <OwnPassword {...own} user={user} />
      ) : (
        <>
          <p className="mb-4">{errorPage.pages[401].detail}</p>
          <ButtonLink href={signIn}>{errorPage.signIn}</ButtonLink>
        </>
      )}
    </PasswordPage>
  )
}

interface OwnPasswordProps extends Pick<ModifyPageProps, 'forced' | 'redirect' | 'refusal'> {
  user: { name: string; account: string }
}

function OwnPassword({ forced, user, redirect, refusal }: OwnPasswordProps) {
  const { passwords, signOut } = useText()
  return (
    <>
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
    </>
  )
}
