import { type MutableRefObject, useEffect, useRef, useState } from 'react'
import type { Airline } from '~contract/platform/switching'
import styles from './account-switch.module.css'
import { ChoiceForm } from './choice-form'
import { useAirlineText } from './use-airline-text'

interface AirlineChoiceProps {
  airlines: readonly Airline[]
  running: boolean
  /** Why the last attempt failed. */
  error: string
  onCancel(): void
  onConfirm(codes: readonly string[]): void
}

/** Lets the user choose which airlines the new session manages; all are selected initially. */
export function AirlineChoice({
  airlines,
  running,
  error,
  onCancel,
  onConfirm,
}: AirlineChoiceProps) {
  const texts = useAirlineText()
  const all = airlines.map(({ airwaysCode }) => airwaysCode)
  const [codes, setCodes] = useState<readonly string[]>(all)
  const [missing, setMissing] = useState(false)
  const first = useRef<HTMLInputElement | null>(null)
  useEffect(() => first.current?.focus(), [])

  const toggle = (code: string) =>
    setCodes(all.filter((one) => (one === code ? !codes.includes(one) : codes.includes(one))))

  function submit() {
    if (codes.length > 0) return onConfirm(codes)
    setMissing(true)
    first.current?.focus()
  }

  const text = error || (missing && codes.length === 0 ? texts.choose : '')
  return (
    <ChoiceForm
      label={texts.title}
      message={{ id: 'airline-message', text }}
      running={running}
      words={texts}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <AllAirlines
        box={first}
        chosen={codes.length}
        total={all.length}
        onToggle={() => setCodes(codes.length === all.length ? [] : all)}
      />
      {airlines.map((airline) => (
        <AirlineLine
          key={airline.airwaysCode}
          airline={airline}
          checked={codes.includes(airline.airwaysCode)}
          onToggle={() => toggle(airline.airwaysCode)}
        />
      ))}
    </ChoiceForm>
  )
}

interface AllAirlinesProps {
  box: MutableRefObject<HTMLInputElement | null>
  chosen: number
  total: number
  onToggle(): void
}

/** Chooses all airlines, or none. */
function AllAirlines({ box, chosen, total, onToggle }: AllAirlinesProps) {
  const texts = useAirlineText()
  return (
    <label className={styles.all}>
      <input
        ref={(input) => {
          box.current = input
          if (input) input.indeterminate = chosen > 0 && chosen < total
        }}
        type="checkbox"
        checked={chosen === total}
        aria-describedby="airline-message"
        onChange={onToggle}
      />
      <span className={`break-anywhere ${styles.name}`}>{texts.all}</span>
      <span className="quiet break-anywhere">{texts.count(chosen, total)}</span>
    </label>
  )
}

interface AirlineLineProps {
  airline: Airline
  checked: boolean
  onToggle(): void
}

function AirlineLine({ airline, checked, onToggle }: AirlineLineProps) {
  return (
    <label className={styles.choice} data-chosen={checked || undefined}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span className="flex flex-col flex-1 min-w-0">
        <span className={`break-anywhere ${styles.name}`}>
          {airline.shortName || airline.airwaysCode}
        </span>
      </span>
      <span className="quiet break-anywhere">{airline.airwaysCode}</span>
    </label>
  )
}
