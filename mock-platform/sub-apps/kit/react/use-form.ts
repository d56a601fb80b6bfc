import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FormErrors, firstError } from '../../../contracts/form-errors'
import { failureText } from '../texts'
import { useApp } from './react-app'
import { useUnsaved } from './use-unsaved'

interface FormSetting<Values> {
  start: Values
  check(values: Values): FormErrors<Values>
  save(values: Values): Promise<unknown>
  /** Input is not unsaved work. */
  passing?: boolean | undefined
  /** Errors by field from a refusal of the backend; undefined = a toast. */
  refusal?(error: unknown): FormErrors<Values> | undefined
}

export interface Form<Values> {
  values: Values
  errors: FormErrors<Values>
  /** The values differ from the start. */
  changed: boolean
  saving: boolean
  change(patch: Partial<Values>): void
  submit(event?: FormEvent): Promise<void>
  /** Checks and saves these values, even before a `change` to them has been rendered. */
  send(values: Values): Promise<void>
  /** Starts again from these values, without unsaved changes. */
  restart(values: Values): void
  /** Marks these values as saved even if the user went on typing; `patch` comes from the backend. */
  keep(kept: Values, patch: Partial<Values>): void
  element: RefObject<HTMLFormElement>
}

/** Checked before saving, guarded while unsaved; the first invalid field gets the focus. */
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

  /** False if there are no errors. */
  function showErrors(found: FormErrors<Values>): boolean {
    flushSync(() => setErrors(found))
    const wrong = firstError(found)
    if (!wrong) return false
    element.current?.querySelector<HTMLElement>(`[name="${String(wrong.field)}"]`)?.focus()
    return true
  }

  async function send(sent: Values) {
    if (saving || showErrors(setting.check(sent))) return
    setSaving(true)
    try {
      await setting.save(sent)
    } catch (error) {
      const refused = setting.refusal?.(error)
      if (refused) showErrors(refused)
      else toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    return send(values)
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

  return { values, errors, changed, saving, change, submit, send, restart, keep, element }
}
