import { CircleAlert, RefreshCw } from 'lucide'
import { type ReactNode, type RefObject, useState } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { Waiting } from '../../ui/spinner'
import { DigitPuzzle } from './digit-puzzle'
import type { SignInRefusal } from './sign-in.server'
import { SlidePuzzle } from './slide-puzzle'
import { type ChallengeKind, useChallenge } from './use-challenge'
import { useSignInText } from './use-sign-in-text'

interface ChallengeDialogProps {
  /** The server is checking the answer. */
  checking: boolean
  /** The server's last answer, if it rejected the solution. */
  refusal: SignInRefusal | null
  /** The element to focus when the dialog closes. */
  focusAfter: RefObject<HTMLElement>
  onAnswer(token: string, answer: string): void
  onCancel(): void
}

/** 「安全验证」, between the button press and the sign-in (AUTH-02). The server checks the answer. */
export default function ChallengeDialog(props: ChallengeDialogProps) {
  const { checking, refusal, onCancel } = props
  const texts = useSignInText().challenge
  const [kind, setKind] = useState<ChallengeKind>('picture')
  const { challenge, renew } = useChallenge(kind, refusal)
  // The message refers to the challenge that the refusal brought, not to one requested since.
  const [overtaken, setOvertaken] = useState<SignInRefusal | null>(null)
  const wrong = refusal === overtaken ? null : refusal

  function turnTo(wanted: ChallengeKind) {
    setOvertaken(refusal)
    if (wanted === kind) renew()
    else setKind(wanted)
  }

  return (
    <DialogFrame
      title={texts.title}
      maxWidth="368px"
      inPlace="over"
      closeOnInteractOutside={false}
      finalFocusEl={() => props.focusAfter.current}
      onClose={() => checking || onCancel()}
    >
      <div className="flex flex-col px-6 pt-2 gap-3">
        {wrong && (
          <p className="flex items-center text-danger gap-1.5" role="alert">
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
    </DialogFrame>
  )
}

interface ActionsProps extends Pick<ChallengeDialogProps, 'checking' | 'onCancel'> {
  kind: ChallengeKind
  /** Requests a challenge of this kind; a new one if that kind is already shown. */
  onTurn(wanted: ChallengeKind): void
}

function Actions({ kind, checking, onTurn, onCancel }: ActionsProps) {
  const texts = useSignInText().challenge
  const byPicture = kind === 'picture'
  return (
    <div className="flex flex-wrap justify-between px-3 pt-2 pb-4 svg:size-15px">
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
    <Button variant="ghost" size="sm" className="text-muted" disabled={off} onClick={onClick}>
      {children}
    </Button>
  )
}

interface PuzzleProps extends Pick<ChallengeDialogProps, 'checking' | 'onAnswer'> {
  challenge: ReturnType<typeof useChallenge>['challenge']
  onRetry(): void
}

/** The challenge, or that it is loading or has failed to load. */
function Puzzle({ challenge, onRetry, ...props }: PuzzleProps) {
  switch (challenge.state) {
    case 'loading':
      return <Waiting className="wait flex-col min-h-266px text-center" />
    case 'failed':
      return <Failed reason={challenge.reason} onRetry={onRetry} />
    case 'picture':
      return <SlidePuzzle key={challenge.puzzle.token} puzzle={challenge.puzzle} {...props} />
    case 'digits':
      return <DigitPuzzle key={challenge.puzzle.token} puzzle={challenge.puzzle} {...props} />
  }
}

function Failed({ reason, onRetry }: { reason: string; onRetry(): void }) {
  const { shell } = useText()
  return (
    <div className="wait flex-col min-h-266px text-center" role="alert">
      <p>{reason}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {shell.retry}
      </Button>
    </div>
  )
}
