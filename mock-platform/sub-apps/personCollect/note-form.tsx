import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { failureText } from '../kit/texts'
import type { Favourite } from './contract'

interface NoteFormProps {
  context: AppContext
  favourite: Favourite
  onDone(saved: boolean): void
}

/** Changes the note of a favourite; Escape leaves it as it was. */
export function NoteForm({ context: { props, toast }, favourite, onDone }: NoteFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState(favourite.note)
  const [saving, setSaving] = useState(false)
  useEffect(() => input.current?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    try {
      const options = { method: 'PUT', body: { note } } as const
      await props.request(`/service-archives/favourite/${favourite.id}`, options)
      toast('保存成功')
      onDone(true)
    } catch (error) {
      toast(failureText(error), 'danger')
      setSaving(false)
    }
  }

  return (
    <form className="note-form" onSubmit={save}>
      <input
        ref={input}
        className="input"
        aria-label="备注"
        placeholder="不超过 60 字"
        value={note}
        maxLength={60}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(false)}
      />
      <button type="submit" className="button primary" disabled={saving}>
        {saving ? '请稍候…' : '保存'}
      </button>
      <button type="button" className="button" onClick={() => onDone(false)}>
        取消
      </button>
    </form>
  )
}
