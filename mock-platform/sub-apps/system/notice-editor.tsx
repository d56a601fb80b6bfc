import { type FormEvent, useCallback, useRef, useState } from 'react'
import { FormField } from '../kit/react/form-field'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import type { NoticeForm, NoticeType } from '../list/contract'
import { type NoticeErrors, noticeErrors } from './notice-errors'
import type { SectionProps } from './platform-management'

const list = '/settingcenter/edit?section=notices'
const types: readonly NoticeType[] = ['通知', '公告', '公示']
const empty: NoticeForm = { type: '通知', title: '', content: '' }

interface NoticeEditorProps extends SectionProps {
  /** Absent = a new one. */
  id: string | undefined
}

/** Loads what is edited; a new notice starts empty. */
export function NoticeEditor({ id, context, history }: NoticeEditorProps) {
  const { props } = context
  const load = useCallback(
    async (signal: AbortSignal) => {
      if (!id) return empty
      const path = `/service-notify/notice/${encodeURIComponent(id)}/form`
      return props.request<NoticeForm>(path, { signal })
    },
    [props, id],
  )
  const loaded = useLoaded(load)
  return (
    <>
      <header className="panel-head">
        <h2>{id ? '编辑通知' : '发布通知'}</h2>
        {id && (
          <button
            type="button"
            className="button plain"
            onClick={() => props.navigate(`/list/detail/${encodeURIComponent(id)}`)}
          >
            查看
          </button>
        )}
        <PlaceLink history={history} to={list} className="button">
          返回列表
        </PlaceLink>
      </header>
      {loaded.data ? (
        <Editor id={id} given={loaded.data} context={context} history={history} />
      ) : (
        <LoadingState loaded={loaded} />
      )}
    </>
  )
}

function Editor({ id, given, context, history }: NoticeEditorProps & { given: NoticeForm }) {
  const { props, toast } = context
  const [saved, setSaved] = useState(given)
  const [notice, setNotice] = useState(given)
  const [errors, setErrors] = useState<NoticeErrors>({})
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const changed = JSON.stringify(notice) !== JSON.stringify(saved)
  useUnsaved(changed, context, history)

  function change(patch: Partial<NoticeForm>) {
    setNotice({ ...notice, ...patch })
    for (const field of Object.keys(patch))
      setErrors((before) => ({ ...before, [field]: undefined }))
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = noticeErrors(notice)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setSaving(true)
    try {
      const path = `/service-notify/notice${id ? `/${encodeURIComponent(id)}` : ''}`
      const method = id ? 'PUT' : 'POST'
      const answer = await props.request<{ id: string }>(path, { method, body: notice })
      setSaved(notice)
      toast(id ? '保存成功' : '发布成功')
      if (!id) history.replace(`${list}&edit=${encodeURIComponent(answer.id)}`)
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  return (
    <form ref={form} className="form" noValidate onSubmit={save}>
      <TypeField type={notice.type} onChange={(type) => change({ type })} />
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
            placeholder="以“一、”等序号开头的短行作为小标题；最后一行写日期时，末尾两行作为落款"
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button
          type="submit"
          className="button primary"
          disabled={saving || (Boolean(id) && !changed)}
        >
          {saving ? '请稍候…' : id ? '保存' : '发布'}
        </button>
      </div>
    </form>
  )
}

interface TypeFieldProps {
  type: NoticeType
  onChange(type: NoticeType): void
}

function TypeField({ type, onChange }: TypeFieldProps) {
  return (
    <fieldset className="field choice-field">
      <legend className="visually-hidden">类型</legend>
      <span className="label" aria-hidden="true">
        类型
      </span>
      <span className="choices">
        {types.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="type"
              checked={type === choice}
              onChange={() => onChange(choice)}
            />
            {choice}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
