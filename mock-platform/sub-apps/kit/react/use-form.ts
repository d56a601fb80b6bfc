import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FormErrors, firstError } from '../form-errors'
import { failureText } from '../texts'
import { useApp } from './react-app'
import { useUnsaved } from './use-unsaved'

interface FormSetting<Values> {
  start: Values
  /** What keeps the values from being saved, by field. */
  check(values: Values): FormErrors<Values>
  save(values: Values): Promise<unknown>
  /** Nothing of it is kept, so that it may be left at any time. */
  passing?: boolean | undefined
  /** What a refusal of the backend's says of a field; nothing = it is said in passing. */
  refusal?(error: unknown): FormErrors<Values> | undefined
}

/** The values of a form while they are typed. */
export interface Form<Values> {
  values: Values
  errors: FormErrors<Values>
  /** The values are no longer those it began with. */
  changed: boolean
  saving: boolean
  change(patch: Partial<Values>): void
  submit(event?: FormEvent): Promise<void>
  /** Begins again, with nothing unsaved. */
  restart(values: Values): void
  /** Keeps these values even if the user typed meanwhile; `patch` comes from the backend. */
  keep(kept: Values, patch: Partial<Values>): void
  element: RefObject<HTMLFormElement>
}

/** A form that is checked before it is saved, and not left by mistake; the first field that is wrong gets the focus. */
export function useForm<Values extends object>(setting: FormSetting<Values>): Form<Values> {
  const { toast } = useApp()
  const [start, setStart] = useState(setting.start)
  const [values, setValues] = useState(setting.start)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const [saving, setSaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const changed = JSON.stringify(values) !== JSON.stringify(start)
  useUnsaved(changed && !setting.passing)

  function change(patch: Partial<Values>) {
    setValues((before) => ({ ...before, ...patch }))
    const mended = Object.fromEntries(Object.keys(patch).map((field) => [field, undefined]))
    setErrors((before) => ({ ...before, ...mended }))
  }

  /** Shows what is wrong; false if nothing is. */
  function complain(found: FormErrors<Values>): boolean {
    flushSync(() => setErrors(found))
    const wrong = firstError(found)
    if (!wrong) return false
    element.current?.querySelector<HTMLElement>(`[name="${String(wrong.field)}"]`)?.focus()
    return true
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (saving || complain(setting.check(values))) return
    setSaving(true)
    try {
      await setting.save(values)
    } catch (error) {
      const refused = setting.refusal?.(error)
      if (refused) complain(refused)
      else toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  function restart(next: Values) {
    setStart(next)
    setValues(next)
    setErrors({})
  }

  function keep(kept: Values, patch: Partial<Values>) {
    setStart(kept)
    setValues((before) => ({ ...before, ...patch }))
  }

  return { values, errors, changed, saving, change, submit, restart, keep, element }
}
