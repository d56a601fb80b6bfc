import { useRef } from 'react'
import { Button } from '../kit/react'
import { spoken } from '../kit/spoken'

interface OptionsEditorProps {
  options: string[]
  onChange(options: string[]): void
}

const mostOptions = 30

export function OptionsEditor({ options, onChange }: OptionsEditorProps) {
  const list = useRef<HTMLOListElement>(null)
  function focusOption(place: number) {
    // The new row exists once React has rendered.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[place]?.focus())
  }
  function add() {
    onChange([...options, ''])
    focusOption(options.length)
  }
  function remove(place: number) {
    onChange(options.filter((_, other) => other !== place))
    focusOption(Math.max(0, place - 1))
  }

  return (
    <fieldset className="stack justify-items-start">
      <legend className="muted mb-2 p-0">{spoken('选项')}</legend>
      <ol ref={list} className="grid gap-1.5 w-full">
        {options.map((option, place) => (
          <li key={place} className="flex gap-1.5">
            <input
              className="input"
              aria-label={spoken('选项 {number}', { number: place + 1 })}
              aria-invalid={!option.trim()}
              value={option}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => {
                onChange(options.map((one, other) => (other === place ? event.target.value : one)))
              }}
            />
            <Button
              plain
              aria-label={spoken('删除选项 {number}', { number: place + 1 })}
              disabled={options.length <= 2}
              onClick={() => remove(place)}
            >
              {spoken('删除')}
            </Button>
          </li>
        ))}
      </ol>
      <Button disabled={options.length >= mostOptions} onClick={add}>
        {spoken('添加选项')}
      </Button>
    </fieldset>
  )
}
