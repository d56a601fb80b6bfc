import { Dialog } from '@chakra-ui/react'
import { useRef } from 'react'
import { resumedAs } from '~contract/portal/paths'
import { signInTexts } from '~text/sign-in'
import { signInAgainTexts } from '~text/sign-in-again'
import { useShellState } from '../../shell/store/shell-context'
import { isSessionEnding, userTenantOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { ButtonLink } from '../../ui/button-link'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import styles from './sign-in-again.module.css'
import { useFormFrame } from './use-form-frame'
import { useLeftElsewhere } from './use-left-elsewhere'

/**
 * The session has ended: shows the login page in a frame over the page, which keeps all its content. It is the same
 * login page as always, so that slider, limits and new rules apply here as well.
 */
export default function SignInAgain() {
  const leaving = useShellState(isSessionEnding)
  const left = useLeftElsewhere()
  return !leaving && !left && <SignInOver />
}

function SignInOver() {
  const { name } = useShellState((state) => state.page.user)
  const as = useShellState(userTenantOf)
  // Rendered only while this is set.
  const { here, away } = useShellState((state) => state.signedOut) ?? { here: '', away: '' }
  const { signInAgain, language } = useText()
  const text = signInAgainTexts[language]
  const form = useRef<HTMLIFrameElement>(null)
  const src = `${here}&${resumedAs}=${encodeURIComponent(as)}`
  const { height, failed, onLoad } = useFormFrame(src)
  return (
    <DialogFrame
      title={signInAgain.title}
      maxWidth="440px"
      role="alertdialog"
      closeOnInteractOutside={false}
      closeOnEscape={false}
      initialFocusEl={() => form.current}
    >
      <Dialog.Body>
        <p className="mb-3">{text.detail(name)}</p>
        {failed && (
          <p role="alert" className="text-danger">
            {text.unreachable}
          </p>
        )}
        <iframe
          ref={form}
          className={`block border-0 bg-surface ${styles.form}`}
          style={failed ? { height: 0 } : height === null ? undefined : { height }}
          title={signInTexts[language].title}
          src={src}
          onLoad={onLoad}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <ButtonLink variant="outline" href={away}>
          {text.leave}
        </ButtonLink>
      </Dialog.Footer>
    </DialogFrame>
  )
}
