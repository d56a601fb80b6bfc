import { Dialog } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Airline } from '~contract/platform/switching'
import { useText } from '../../text/text-context'
import styles from './account-switch.module.css'
import { Actions } from './actions'
import { StepMessage } from './step-message'

interface AirlineChoiceProps {
  airlines: readonly Airline[]
  running: boolean
  /** Why the last try failed. */
  error: string
  onCancel(): void
  onConfirm(codes: readonly string[]): void
}

/** Which airlines the new session manages: all of them, until the person says otherwise. */
export function AirlineChoice({
  airlines,
  running,
  error,
  onCancel,
  onConfirm,
}: AirlineChoiceProps) {
  const { airlines: texts } = useText()
  const all = airlines.map(({ airwaysCode }) => airwaysCode)
  const [codes, setCodes] = useState<readonly string[]>(all)
  const [missing, setMissing] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const toggle = (code: string) =>
    setCodes(all.filter((one) => (one === code ? !codes.includes(one) : codes.includes(one))))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (codes.length > 0) return onConfirm(codes)
    setMissing(true)
    first.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Dialog.Body className={styles.body}>
        <StepMessage
          id="airline-message"
          text={error || (missing && codes.length === 0 ? texts.choose : '')}
        />
        <fieldset className={styles.choices} disabled={running} aria-label={texts.title}>
          <label className={styles.all}>
            <input
              ref={(box) => {
                ;(first as React.MutableRefObject<HTMLInputElement | null>).current = box
                if (box) box.indeterminate = codes.length > 0 && codes.length < all.length
              }}
              type="checkbox"
              checked={codes.length === all.length}
              aria-describedby="airline-message"
              onChange={() => setCodes(codes.length === all.length ? [] : all)}
            />
            <span className={styles.name}>{texts.all}</span>
            <span className={styles.count}>{texts.count(codes.length, all.length)}</span>
          </label>
          {airlines.map(({ airwaysCode, shortName }) => (
            <label key={airwaysCode} className={styles.choice}>
              <input
                type="checkbox"
                checked={codes.includes(airwaysCode)}
                onChange={() => toggle(airwaysCode)}
              />
              <span className={styles.what}>
                <span className={styles.name}>{shortName || airwaysCode}</span>
              </span>
              <span className={styles.detail}>{airwaysCode}</span>
            </label>
          ))}
        </fieldset>
      </Dialog.Body>
      <Actions
        onCancel={onCancel}
        running={running}
        confirm={running ? texts.confirming : texts.confirm}
      />
    </form>
  )
}
