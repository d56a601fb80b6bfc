import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FormErrors, firstError } from '../form-errors'
import type { AppContext } from '../lifecycles'
import { failureText } from '../texts'

interface FormSetting<Values> {
  start: Values
  /** What keeps the values from being saved, by field. */
  check(values: Values): FormErrors<Values>
  save(values: Values): Promise<void>
  toast: AppContext['toast']
}

interface Form<Values> {
  values: Values
  errors: FormErrors<Values>
  /** The values are no longer those it began with. */
  changed: boolean
  saving: boolean
  change(patch: Partial<Values>): void
  submit(event?: FormEvent): Promise<void>
  /** Begins anew, with nothing unsaved. */
  restart(values: Values): void
  form: RefObject<HTMLFormElement>
}

/** A form that is checked before it is saved; the first field that is wrong gets the focus. */
export function useForm<Values extends object>(setting: FormSetting<Values>): Form<Values> {
  const [start, setStart] = useState(setting.start)
  const [values, setValues] = useState(setting.start)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function change(patch: Partial<Values>) {
    setValues((before) => ({ ...before, ...patch }))
    const mended = Object.fromEntries(Object.keys(patch).map((field) => [field, undefined]))
    setErrors((before) => ({ ...before, ...mended }))
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (saving) return
    const found = setting.check(values)
    flushSync(() => setErrors(found))
    const wrong = firstError(found)
    if (wrong) {
      form.current?.querySelector<HTMLElement>(`[name="${String(wrong.field)}"]`)?.focus()
      return
    }
    setSaving(true)
    try {
      await setting.save(values)
    } catch (error) {
      setting.toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  return {
    values,
    errors,
    changed: JSON.stringify(values) !== JSON.stringify(start),
    saving,
    change,
    submit,
    restart(next) {
      setStart(next)
      setValues(next)
      setErrors({})
    },
    form,
  }
}
