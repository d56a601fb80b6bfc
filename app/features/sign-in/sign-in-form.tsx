import { Form } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { resumedAs } from '~contract/portal/paths'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import { FormMessage } from '../../ui/form-message'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { PasswordInput } from '../../ui/password-input'
import type { SignInRefusal } from './sign-in.server'
import type { DigitChallenge } from './slide-challenge.server'
import { useSignIn } from './use-sign-in'
import { useSignInText } from './use-sign-in-text'

const ChallengeDialog = partOf(() => import('./challenge-dialog'))

export interface SignInFormProps {
  redirect: string
  /** The user and tenant whose page the sign-in is over, or ''. */
  as: string
  /** Whether the "remember" checkbox is offered. */
  remember: boolean
  /** The account remembered on this device, or ''. */
  account: string
  /** The challenge for browsers without scripts; null = none is required. */
  digits: DigitChallenge | null
  refusal: SignInRefusal | null
}

const messageId = 'sign-in-message'

const unchanging = () => () => {}
const keepsCookies = () => navigator.cookieEnabled

/**
 * A plain form that works without scripts; scripts add focus, the button that reveals the password, and the slide
 * verification.
 */
export function SignInForm({ redirect, as, remember, digits, refusal, ...props }: SignInFormProps) {
  const signIn = useSignInText()
  const cookies = useSyncExternalStore(unchanging, keepsCookies, () => true)
  const { fields, submitting, challenge, onSubmit } = useSignIn(refusal, digits !== null)
  return (
    <>
      <Form ref={fields.form} method="post" className="form" onSubmit={onSubmit}>
        <input type="hidden" name="redirect" value={redirect} />
        <input type="hidden" name={resumedAs} value={as} />
        {refusal && !challenge && <FormMessage id={messageId} text={refusal.message} />}
        {!cookies && <FormMessage text={signIn.noCookies} />}
        <Credentials fields={fields} refusal={refusal} account={props.account} />
        {digits && <NoScriptChallenge challenge={digits} />}
        {remember && (
          <label className="line w-fit gap-2 min-h-28px">
            <input type="checkbox" name="remember" defaultChecked />
            {signIn.remember}
          </label>
        )}
        <Button
          ref={fields.button}
          type="submit"
          size="lg"
          aria-busy={submitting}
          disabled={submitting}
        >
          {submitting ? signIn.submitting : signIn.submit}
        </Button>
      </Form>
      {challenge && (
        <LazyPart>
          <ChallengeDialog {...challenge} />
        </LazyPart>
      )}
    </>
  )
}

interface CredentialsProps extends Pick<SignInFormProps, 'account' | 'refusal'> {
  fields: ReturnType<typeof useSignIn>['fields']
}

function Credentials({ fields, refusal, account }: CredentialsProps) {
  const signIn = useSignInText()
  const trouble = (field: SignInRefusal['field']) => {
    const wrong = refusal?.field === field
    return { 'aria-invalid': wrong, 'aria-describedby': wrong ? messageId : undefined }
  }
  return (
    <>
      <div className="field">
        <label htmlFor="account">{signIn.account}</label>
        <input
          ref={fields.account}
          id="account"
          name="account"
          className={recipeClass('input', { size: 'lg' })}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={refusal?.account ?? account}
          maxLength={100}
          required
          {...trouble('account')}
        />
      </div>
      <div className="field">
        <label htmlFor="password">{signIn.password}</label>
        <PasswordInput
          inputRef={fields.password}
          id="password"
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          {...trouble('password')}
        />
      </div>
    </>
  )
}

/** With scripts, its fields do not exist. */
function NoScriptChallenge({ challenge }: { challenge: DigitChallenge }) {
  const signIn = useSignInText()
  return (
    <noscript>
      <div className="field">
        <input type="hidden" name="challenge" value={challenge.token} />
        <label htmlFor="answer">{signIn.challenge.noScriptLabel(challenge.digits)}</label>
        <input
          id="answer"
          name="answer"
          className={recipeClass('input', { size: 'lg' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          required
        />
      </div>
    </noscript>
  )
}
