import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './challenge.module.css'
import type { PictureChallenge } from './slide-challenge.server'
import { slidePicture } from './slide-picture'
import { useSignInText } from './use-sign-in-text'

interface SlidePuzzleProps {
  puzzle: PictureChallenge
  checking: boolean
  onAnswer(token: string, answer: string): void
}

const farthest = slidePicture.width - slidePicture.piece
const shareOf = (position: number) => `${(position / slidePicture.width) * 100}%`

/**
 * The piece and its slider: a range input, which works with mouse, touch and keyboard alike. Letting go, or Enter,
 * sends the answer.
 */
export function SlidePuzzle({ puzzle, checking, onAnswer }: SlidePuzzleProps) {
  const signIn = useSignInText()
  const texts = signIn.challenge
  const [position, setPosition] = useState(0)
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => slider.current?.focus(), [])

  function answer() {
    if (position > 0 && !checking) onAnswer(puzzle.token, String(position))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') answer()
  }

  return (
    <>
      <div className={`relative rounded-md overflow-hidden bg-canvas ${styles.picture}`}>
        <img className="block w-full" src={puzzle.picture} alt="" draggable={false} />
        <img
          src={puzzle.piece}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{
            left: shareOf(position),
            top: `${puzzle.top * 100}%`,
            width: shareOf(slidePicture.piece),
          }}
        />
      </div>
      <input
        ref={slider}
        type="range"
        className={styles.slider}
        min={0}
        max={farthest}
        value={position}
        disabled={checking}
        aria-label={texts.slider}
        aria-describedby="slide-hint"
        aria-valuetext={texts.position(Math.round((position / farthest) * 100))}
        style={{ '--position': position / farthest } as React.CSSProperties}
        onChange={(event) => setPosition(event.currentTarget.valueAsNumber)}
        onPointerUp={answer}
        onKeyDown={onKeyDown}
      />
      <p id="slide-hint" className="quiet min-h-42px" role="status">
        {checking ? texts.checking : texts.hint}
      </p>
    </>
  )
}
