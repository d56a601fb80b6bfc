import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import type { DocumentForm } from './contract'
import { type DocumentErrors, documentErrors } from './document-errors'

interface DocumentFormSetting extends ReactAppProps {
  start: DocumentForm
  focus(field: string): void
}

/** The document being written: what is typed, what is wrong with it, how it is kept and sent. */
export function useDocumentForm({ context, history, start, focus }: DocumentFormSetting) {
  const { props, toast, ask } = context
  const [saved, setSaved] = useState(start)
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<DocumentErrors>({})
  const [busy, setBusy] = useState(false)

  function change(patch: Partial<DocumentForm>) {
    setForm((before) => ({ ...before, ...patch }))
    setErrors((before) => {
      const left = Object.entries(before).filter(([field]) => !(field in patch))
      return Object.fromEntries(left)
    })
  }

  function complain(found: DocumentErrors) {
    flushSync(() => setErrors(found))
    const [first] = Object.keys(found)
    if (first) focus(first)
  }

  async function attempt(action: () => Promise<void>) {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      const { code, message } = error as { code?: number; message?: string }
      if (code === 409 && message) complain({ number: message })
      else toast(failureText(error), 'danger')
    } finally {
      setBusy(false)
    }
  }

  const saveDraft = () =>
    attempt(async () => {
      const path = '/service-document/document/draft'
      const { id } = await props.request<{ id: string }>(path, { body: form })
      const kept = { ...form, draftId: id }
      setSaved(kept)
      setForm((now) => ({ ...now, draftId: id }))
      history.replace(`/edit?id=${encodeURIComponent(id)}`)
      toast('草稿已保存')
    })

  async function send() {
    const found = documentErrors(form)
    complain(found)
    if (Object.keys(found).length) return
    const text = `确定发送给${form.mainTo.join('、')}吗？发送后不能修改。`
    if (!(await ask({ text, yes: '发送' }))) return
    await attempt(async () => {
      await props.request('/service-document/document', { body: form })
      setSaved(form)
      toast('发送成功')
      history.replace('/sent')
    })
  }

  const changed = JSON.stringify(form) !== JSON.stringify(saved)
  return { form, errors, changed, busy, change, saveDraft, send }
}
