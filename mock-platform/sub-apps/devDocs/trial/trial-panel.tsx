import { type ReactNode, useId, useState } from 'react'
import { Button, useApp } from '../../kit/react'
import type { TrialDescription } from './trials'

interface TrialPanelProps {
  name: string
  purpose: string
  code: string
  children: ReactNode
}

/** One gift: what it does, how it is called, and the buttons that call it. */
export function TrialPanel({ name, purpose, code, children }: TrialPanelProps) {
  const id = useId()
  return (
    <section className="trial-panel" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className="muted">{purpose}</p>
      <div className="trial-controls row">{children}</div>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  )
}

/** A gift that is tried as its description says. */
export function DescribedTrial({ trial }: { trial: TrialDescription }) {
  const { props } = useApp()
  const { name, purpose, field, code, problem, actions = [], given } = trial
  const [value, setValue] = useState(field?.start ?? '')
  const [result, setResult] = useState(given?.(props) ?? '')
  const [waiting, setWaiting] = useState(false)
  const wrong = problem?.(value) ?? ''

  async function run(action: (typeof actions)[number]) {
    const answer = action.run(props, value)
    if (answer instanceof Promise) setResult('正在加载数据....')
    setWaiting(true)
    setResult(String((await answer) ?? ''))
    setWaiting(false)
  }
  return (
    <TrialPanel name={name} purpose={purpose} code={code(value)}>
      {field && <TrialField {...field} value={value} onChange={setValue} />}
      {actions.map((action) => (
        <Button key={action.text} disabled={wrong !== '' || waiting} onClick={() => run(action)}>
          {action.text}
        </Button>
      ))}
      {wrong && <p className="field-error">{wrong}</p>}
      {result && <TrialResult>{result}</TrialResult>}
    </TrialPanel>
  )
}

interface TrialFieldProps {
  label: string
  value: string
  onChange(value: string): void
  type?: 'text' | 'number'
}

export function TrialField({ label, value, onChange, type = 'text' }: TrialFieldProps) {
  return (
    <input
      className="input"
      aria-label={label}
      type={type}
      min={0}
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** What a call gave back. */
export function TrialResult({ children }: { children: ReactNode }) {
  return (
    <output className="trial-result small" aria-live="polite">
      {typeof children === 'string' ? <pre>{children}</pre> : children}
    </output>
  )
}
