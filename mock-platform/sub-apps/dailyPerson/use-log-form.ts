import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DayLog, LogForm, WorkItem } from '../../contracts/dailyPerson/contract'
import { itemErrors, logProblem } from '../../contracts/dailyPerson/log-rules'
import type { FormErrors } from '../../contracts/form-errors'
import { useApp } from '../kit/react'
import { failureText } from '../kit/texts'

const autosaveMs = 1500

/** Hours stay text until they are sent. */
export interface TypedItem {
  key: number
  category: WorkItem['category']
  content: string
  hours: string
}

export interface TypedLog {
  items: TypedItem[]
  plan: string
}

export function newItem(key: number): TypedItem {
  return { key, category: '公文办理', content: '', hours: '1' }
}

function typedOf({ items, plan }: DayLog): TypedLog {
  const typed = items.map((item, key) => ({ ...item, key, hours: String(item.hours) }))
  return { items: typed.length > 0 ? typed : [newItem(0)], plan }
}

/** Hours that are not a number yet are saved as 0. */
function formOf({ items, plan }: TypedLog): LogForm {
  return {
    plan,
    items: items.map(({ category, content, hours }) => {
      return { category, content, hours: Number(hours) || 0 }
    }),
  }
}

interface LogFormSetting {
  log: DayLog
  address: string
  onSaved(): void
  onSubmitted(): void
}

interface DraftSetting extends Omit<LogFormSetting, 'onSubmitted'> {
  /** The current form as JSON. */
  present: string
  submitting: boolean
}

/** Saves a draft whenever the typing pauses. */
function useDraftSaving({ log, address, onSaved, present, submitting }: DraftSetting) {
  const { props } = useApp()
  const [saved, setSaved] = useState(() => JSON.stringify(formOf(typedOf(log))))
  const [savedAt, setSavedAt] = useState(log.savedAt)
  const [failure, setFailure] = useState('')
  const dirty = present !== saved

  async function saveDraft(text: string) {
    try {
      const answer = await props.request<DayLog>(address, { method: 'PUT', body: JSON.parse(text) })
      setSaved(text)
      setSavedAt(answer.savedAt)
      setFailure('')
      onSaved()
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  const save = useRef(saveDraft)
  save.current = saveDraft
  useEffect(() => {
    if (!dirty || submitting) return
    const timer = setTimeout(() => void save.current(present), autosaveMs)
    return () => clearTimeout(timer)
  }, [dirty, submitting, present])

  return { dirty, savedAt, failure, setSaved, saveNow: () => saveDraft(present) }
}

/** Saves a draft whenever the typing pauses, and checks on submitting. */
export function useLogForm({ log, address, onSaved, onSubmitted }: LogFormSetting) {
  const { props, toast } = useApp()
  const [typed, setTyped] = useState(() => typedOf(log))
  const [errors, setErrors] = useState<FormErrors<WorkItem>[]>([])
  const [submitting, setSubmitting] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const present = JSON.stringify(formOf(typed))
  const draft = useDraftSaving({ log, address, onSaved, present, submitting })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (submitting) return
    const { items } = formOf(typed)
    const found = items.map(itemErrors)
    flushSync(() => setErrors(found))
    if (found.some((one) => Object.keys(one).length > 0)) {
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    const problem = logProblem(items)
    if (problem) return toast(problem, 'danger')
    setSubmitting(true)
    try {
      await props.request(`${address}/submit`, { body: formOf(typed) })
      draft.setSaved(present)
      onSubmitted()
    } catch (error) {
      toast(failureText(error), 'danger')
      setSubmitting(false)
    }
  }

  return {
    typed,
    setTyped,
    errors,
    form,
    ...draft,
    submitting,
    submit,
  }
}
