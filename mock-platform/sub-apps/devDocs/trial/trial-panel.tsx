import { type ReactNode, useId, useState } from 'react'
import { Button, useApp } from '../../kit/react'
import { filled } from '../../kit/template'
import { calls, codeValues, type TrialDescription } from './trials'

interface TrialPanelProps {
  name: string
  purpose: string
  code: string
  children: ReactNode
}

export function TrialPanel({ name, purpose, code, children }: TrialPanelProps) {
  const id = useId()
  return (
    <section
      className="trial-panel flex flex-col gap-2 min-w-0 py-3.5 px-4 border rounded-md"
      aria-labelledby={id}
    >
      <h2 id={id}>{name}</h2>
      <p className="muted">{purpose}</p>
      <div className="row gap-2">{children}</div>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  )
}

export function DescribedTrial({ trial }: { trial: TrialDescription }) {
  const { props } = useApp()
  const { name, purpose = '', field, code = '', format = '', wrong, actions = {}, given } = trial
  const [value, setValue] = useState(field?.start ?? '')
  const [result, setResult] = useState(given ? filled(given, props) : '')
  const [waiting, setWaiting] = useState(false)
  const fits = new RegExp(format).test(value)

  async function run(call: string) {
    const answer = calls[call]?.(props, value)
    if (answer instanceof Promise) setResult('正在加载数据....')
    setWaiting(true)
    setResult(String((await answer) ?? ''))
    setWaiting(false)
  }
  return (
    <TrialPanel name={name} purpose={purpose} code={filled(code, codeValues(value))}>
      {field && <TrialField {...field} value={value} onChange={setValue} />}
      {Object.entries(actions).map(([call, text]) => (
        <Button key={call} disabled={!fits || waiting} onClick={() => run(call)}>
          {text}
        </Button>
      ))}
      {!fits && <p className="small danger basis-full">{wrong}</p>}
      {result && <TrialResult>{result}</TrialResult>}
    </TrialPanel>
  )
}

interface TrialFieldProps {
  label: string
  value: string
  onChange(value: string): void
  type?: string | undefined
}

export function TrialField({ label, value, onChange, type = 'text' }: TrialFieldProps) {
  return (
    <input
      className="input flex-1 w-auto min-w-140px"
      aria-label={label}
      type={type}
      min={0}
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function TrialResult({ children }: { children: ReactNode }) {
  return (
    <output className="trial-result small basis-full min-w-0" aria-live="polite">
      {typeof children === 'string' ? <pre>{children}</pre> : children}
    </output>
  )
}
