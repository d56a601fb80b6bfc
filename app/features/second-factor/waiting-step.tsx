import { useEffect, useState } from 'react'
import { recipeClass } from '../../ui/classes'
import { FormMessage } from '../../ui/form-message'
import { LazyPart, partOf } from '../../ui/lazy-part'
import type { SignInDialogProps } from './sign-in-dialog'
import { useFactorText } from './use-factor-text'

const SignInDialog = partOf(() => import('./sign-in-dialog'))

interface WaitingStepProps extends SignInDialogProps {
  /** The server's answer to a form sent without scripts. */
  refusal: { message: string } | null
}

/** Replaces the sign-in form while the second factor is pending. Without scripts it accepts a code. */
export function WaitingStep({ refusal, ...dialog }: WaitingStepProps) {
  const texts = useFactorText()
  const [scripts, setScripts] = useState(false)
  useEffect(() => setScripts(true), [])
  return (
    <>
      <p className="mb-4 text-muted" role="status">
        {texts.waiting}
      </p>
      {scripts ? (
        <LazyPart>
          <SignInDialog {...dialog} />
        </LazyPart>
      ) : (
        <noscript>
          <form method="post" className="form">
            <input type="hidden" name="redirect" value={dialog.redirect} />
            {refusal && <FormMessage text={refusal.message} />}
            {dialog.waiting.register && <FormMessage text={texts.register.required} />}
            <div className="field">
              <label htmlFor="second-factor">{texts.either}</label>
              <input
                id="second-factor"
                name="code"
                className={recipeClass('input', { size: 'lg' })}
                autoComplete="one-time-code"
              />
            </div>
            <div className="flex flex-wrap gap-2">
              {(['code', 'cancel'] as const).map((step) => (
                <button
                  key={step}
                  type="submit"
                  name="step"
                  value={step}
                  className={recipeClass('button', {
                    variant: step === 'code' ? 'solid' : 'outline',
                    size: 'lg',
                  })}
                >
                  {step === 'code' ? texts.submit : texts.cancel}
                </button>
              ))}
            </div>
          </form>
        </noscript>
      )}
    </>
  )
}
