import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { nameLimit, nameProblem, partsOf } from '../../contracts/center/file-name'
import { Button } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'

interface RenameFormProps {
  name: string
  onRename(name: string): void
  onCancel(): void
}

/** Enter saves, Escape cancels; the ending cannot be changed. */
export function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const { base, ending } = partsOf(name)
  const [typed, setTyped] = useState(base)
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.select(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim() + ending
    const found = nameProblem(wanted)
    setProblem(found)
    if (found) field.current?.focus()
    else onRename(wanted)
  }

  return (
    <form className="flex flex-1 flex-wrap gap-1.5 items-center" onSubmit={submit}>
      <input
        ref={field}
        className="input flex-1 w-auto min-w-140px"
        aria-label={spoken('“{name}”的新名称', { name })}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? id : undefined}
        value={typed}
        maxLength={nameLimit - ending.length}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel()
        }}
      />
      <span className="muted">{ending}</span>
      <Button type="submit" primary>
        {spoken('保存')}
      </Button>
      <Button onClick={onCancel}>{spoken('取消')}</Button>
      {problem && (
        <p id={id} className="small danger basis-full flex-grow">
          {recognised(problem)}
        </p>
      )}
    </form>
  )
}
