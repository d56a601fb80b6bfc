import { Dialog, Portal } from '@chakra-ui/react'
import { useRef } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import styles from './sign-in-again.module.css'
import { useContentHeight } from './use-content-height'

interface SignInAgainProps {
  name: string
  /** The login page that leads back to this page, for the frame. */
  here: string
  /** The login page that takes this one's place. */
  away: string
}

/**
 * The session is over: the login page in a frame over the page, which keeps all that is on it. The same page as
 * ever, so that slider, limits and new rules hold here as well.
 */
export default function SignInAgain({ name, here, away }: SignInAgainProps) {
  const { signIn, signInAgain } = useText()
  const form = useRef<HTMLIFrameElement>(null)
  const { height, onLoad } = useContentHeight()
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        role="alertdialog"
        closeOnInteractOutside={false}
        closeOnEscape={false}
        initialFocusEl={() => form.current}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content maxWidth="440px">
              <Dialog.Header>
                <Dialog.Title>{signInAgain.title}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <p className={styles.detail}>{signInAgain.detail(name)}</p>
                <iframe
                  ref={form}
                  className={styles.form}
                  style={height === null ? undefined : { height }}
                  title={signIn.title}
                  src={here}
                  onLoad={onLoad}
                />
              </Dialog.Body>
              <Dialog.Footer>
                <a
                  className={recipeClass('button', { variant: 'outline', size: 'md' })}
                  href={away}
                >
                  {signInAgain.leave}
                </a>
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}
