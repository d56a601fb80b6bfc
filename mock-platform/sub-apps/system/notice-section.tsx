import { type FormEvent, useRef, useState } from 'react'
import { FormField } from '../kit/react/form-field'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { NoticeForm, NoticeType } from '../list/contract'
import { type NoticeErrors, noticeErrors } from './notice-errors'
import type { SectionProps } from './platform-management'

const types: readonly NoticeType[] = ['通知', '公告', '公示']
const empty: NoticeForm = { type: '通知', title: '', content: '' }

export function NoticeSection({ context, history }: SectionProps) {
  const { props, toast } = context
  const [notice, setNotice] = useState(empty)
  const [errors, setErrors] = useState<NoticeErrors>({})
  const [publishing, setPublishing] = useState(false)
  const [publishedId, setPublishedId] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(Boolean(notice.title || notice.content), context, history)

  function change(patch: Partial<NoticeForm>) {
    setNotice({ ...notice, ...patch })
    for (const field of Object.keys(patch))
      setErrors((before) => ({ ...before, [field]: undefined }))
  }

  async function publish(event: FormEvent) {
    event.preventDefault()
    const found = noticeErrors(notice)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setPublishing(true)
    try {
      const options = { method: 'POST', body: notice } as const
      const { id } = await props.request<{ id: string }>('/service-notify/notice', options)
      setNotice(empty)
      setPublishedId(id)
      toast('发布成功')
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setPublishing(false)
    }
  }

  return (
    <>
      <header className="panel-head">
        <h2>发布通知</h2>
        {publishedId && (
          <button
            type="button"
            className="button plain"
            onClick={() => props.navigate(`/list/detail/${publishedId}`)}
          >
            查看刚发布的内容
          </button>
        )}
      </header>
      <form ref={form} className="form" noValidate onSubmit={publish}>
        <fieldset className="field kinds">
          <legend className="visually-hidden">类型</legend>
          <span className="label" aria-hidden="true">
            类型
          </span>
          <span className="kind-choices">
            {types.map((type) => (
              <label key={type}>
                <input
                  type="radio"
                  name="type"
                  checked={notice.type === type}
                  onChange={() => change({ type })}
                />
                {type}
              </label>
            ))}
          </span>
        </fieldset>
        <FormField name="title" label="标题" error={errors.title}>
          {(field) => (
            <input
              {...field}
              className="input"
              value={notice.title}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </FormField>
        <FormField name="content" label="内容" error={errors.content}>
          {(field) => (
            <textarea
              {...field}
              className="input"
              value={notice.content}
              maxLength={20_000}
              onChange={(event) => change({ content: event.target.value })}
            />
          )}
        </FormField>
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={publishing}>
            {publishing ? '请稍候…' : '发布'}
          </button>
        </div>
      </form>
    </>
  )
}
