import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { recipeClass } from '../../ui/classes'
import styles from './challenge.module.css'
import type { DigitChallenge } from './slide-challenge.server'
import { useSignInText } from './use-sign-in-text'

interface DigitPuzzleProps {
  puzzle: DigitChallenge
  checking: boolean
  onAnswer(token: string, answer: string): void
}

/** The challenge for users who cannot see the picture: digits to type as they are read out. */
export function DigitPuzzle({ puzzle, checking, onAnswer }: DigitPuzzleProps) {
  const signIn = useSignInText()
  const texts = signIn.challenge
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    onAnswer(puzzle.token, typed)
  }

  return (
    <form
      className={`flex flex-col justify-center gap-3 min-h-266px ${styles.digits}`}
      onSubmit={submit}
    >
      <p id="digits-hint" className="text-muted">
        {texts.digitsHint}
        <strong>{puzzle.digits}</strong>
      </p>
      <input
        ref={field}
        className={`${recipeClass('input', { size: 'lg' })} text-center`}
        aria-label={texts.digits}
        aria-describedby="digits-hint"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        required
        value={typed}
        disabled={checking}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" aria-busy={checking} disabled={checking}>
        {checking ? texts.checking : texts.confirm}
      </Button>
    </form>
  )
}
