import { Dialog, Portal } from '@chakra-ui/react'
import { CircleAlert, RefreshCw } from 'lucide'
import { type ReactNode, type RefObject, useState } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import { Spinner } from '../../ui/spinner'
import styles from './challenge.module.css'
import { DigitPuzzle } from './digit-puzzle'
import type { SignInRefusal } from './sign-in.server'
import { SlidePuzzle } from './slide-puzzle'
import { type ChallengeKind, useChallenge } from './use-challenge'

interface ChallengeDialogProps {
  /** The answer is with the server. */
  checking: boolean
  /** The server's last word, where it was that the answer is wrong. */
  refusal: SignInRefusal | null
  /** What gets the focus when the dialog closes. */
  focusAfter: RefObject<HTMLElement>
  onAnswer(token: string, answer: string): void
  onCancel(): void
}

/** 「安全验证」: stands between the button and the sign-in (AUTH-02). The server judges the answer. */
export default function ChallengeDialog(props: ChallengeDialogProps) {
  const { checking, refusal, onCancel } = props
  const texts = useText().signIn.challenge
  const [kind, setKind] = useState<ChallengeKind>('picture')
  const { challenge, renew } = useChallenge(kind, refusal)
  // The message speaks of the challenge that the refusal brought, not of one that was asked for since.
  const [overtaken, setOvertaken] = useState<SignInRefusal | null>(null)
  const wrong = refusal === overtaken ? null : refusal

  function turnTo(wanted: ChallengeKind) {
    setOvertaken(refusal)
    if (wanted === kind) renew()
    else setKind(wanted)
  }

  return (
    <OverlayProvider>
      <Dialog.Root
        open
        closeOnInteractOutside={false}
        finalFocusEl={() => props.focusAfter.current}
        onOpenChange={({ open }) => open || checking || onCancel()}
      >
        <Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Positioner className={styles.positioner}>
            <Dialog.Content className={styles.dialog} maxWidth="368px">
              <Dialog.Header>
                <Dialog.Title>{texts.title}</Dialog.Title>
              </Dialog.Header>
              <div className={styles.body}>
                {wrong && (
                  <p className={styles.wrong} role="alert">
                    <Icon drawing={CircleAlert} />
                    {wrong.message}
                  </p>
                )}
                <Puzzle
                  challenge={challenge}
                  checking={checking}
                  onAnswer={props.onAnswer}
                  onRetry={renew}
                />
              </div>
              <Actions kind={kind} checking={checking} onTurn={turnTo} onCancel={onCancel} />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}

interface ActionsProps extends Pick<ChallengeDialogProps, 'checking' | 'onCancel'> {
  kind: ChallengeKind
  /** Wants a challenge of this kind, another one if it is on show. */
  onTurn(wanted: ChallengeKind): void
}

function Actions({ kind, checking, onTurn, onCancel }: ActionsProps) {
  const texts = useText().signIn.challenge
  const byPicture = kind === 'picture'
  return (
    <div className={styles.actions}>
      {byPicture && (
        <Action off={checking} onClick={() => onTurn('picture')}>
          <Icon drawing={RefreshCw} />
          {texts.another}
        </Action>
      )}
      <Action off={checking} onClick={() => onTurn(byPicture ? 'digits' : 'picture')}>
        {byPicture ? texts.byDigits : texts.byPicture}
      </Action>
      <Action off={checking} onClick={onCancel}>
        {texts.cancel}
      </Action>
    </div>
  )
}

interface ActionProps {
  off: boolean
  onClick(): void
  children: ReactNode
}

function Action({ off, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className={recipeClass('button', { variant: 'ghost', size: 'sm' })}
      disabled={off}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

interface PuzzleProps extends Pick<ChallengeDialogProps, 'checking' | 'onAnswer'> {
  challenge: ReturnType<typeof useChallenge>['challenge']
  onRetry(): void
}

/** What there is to solve; on its way, or not to be had. */
function Puzzle({ challenge, onRetry, ...props }: PuzzleProps) {
  const { hosting } = useText()
  switch (challenge.state) {
    case 'loading':
      return (
        <p className={styles.waiting} role="status">
          <Spinner />
          {hosting.loading}
        </p>
      )
    case 'failed':
      return <Failed reason={challenge.reason} onRetry={onRetry} />
    case 'picture':
      return <SlidePuzzle key={challenge.puzzle.token} puzzle={challenge.puzzle} {...props} />
    case 'digits':
      return <DigitPuzzle key={challenge.puzzle.token} puzzle={challenge.puzzle} {...props} />
  }
}

function Failed({ reason, onRetry }: { reason: string; onRetry(): void }) {
  const { frame } = useText()
  return (
    <div className={styles.waiting} role="alert">
      <p>{reason}</p>
      <button
        type="button"
        className={recipeClass('button', { variant: 'outline', size: 'sm' })}
        onClick={onRetry}
      >
        {frame.retry}
      </button>
    </div>
  )
}
