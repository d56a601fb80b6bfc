import { type FormEvent, useRef, useState } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import { AppFields } from './app-fields'
import { type AppForm, type AppFormErrors, appFormErrors } from './app-form'
import type { PlatformApp } from './contract'
import type { SectionProps } from './platform-management'

const list = '/settingcenter/edit?section=apps'

interface AppEditorProps extends SectionProps {
  /** Absent = a new one. */
  app: PlatformApp | undefined
  /** Where a new one is sorted to. */
  place: number
  categories: string[]
  onChanged(): void
}

const blank: Omit<AppForm, 'sort'> = {
  code: '',
  title: '',
  icon: '',
  othGroupName: '',
  nextPath: '',
  newCount: null,
  closeTag: 0,
  appType: 0,
  appOpenType: 1,
  entry: '',
  appSendtoken: 1,
  wbTokenType: 0,
  wbTokenKey: '',
  sandbox: 0,
  hiddenApp: false,
  enabled: true,
}

function formOf({ holders: _, ...form }: PlatformApp): AppForm {
  return form
}

export function AppEditor({ app, place, categories, context, history, onChanged }: AppEditorProps) {
  const { props, toast, ask } = context
  const [saved, setSaved] = useState<AppForm>(app ? formOf(app) : { ...blank, sort: place })
  const [form, setForm] = useState(saved)
  const [errors, setErrors] = useState<AppFormErrors>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const changed = JSON.stringify(form) !== JSON.stringify(saved)
  useUnsaved(changed, context, history)

  function change(patch: Partial<AppForm>) {
    setForm({ ...form, ...patch })
    setErrors({})
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = appFormErrors(form)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    await attempt(async () => {
      const path = app
        ? `/service-admin/apps/${encodeURIComponent(app.code)}`
        : '/service-admin/apps'
      const method = app ? 'PUT' : 'POST'
      const answer = formOf(await props.request<PlatformApp>(path, { method, body: form }))
      setSaved(answer)
      setForm(answer)
      toast('保存成功')
      if (!app) history.replace(`${list}&edit=${encodeURIComponent(answer.code)}`)
    })
  }

  async function remove({ code, title, holders }: PlatformApp) {
    const text = `确定删除应用“${title}”吗？${holders.length} 个账号将不能再使用它。`
    if (!(await ask({ text, yes: '删除' }))) return
    await attempt(async () => {
      await props.request(`/service-admin/apps/${encodeURIComponent(code)}`, { method: 'DELETE' })
      history.replace(list)
      toast('已删除')
    })
  }

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
      onChanged()
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <header className="panel-head">
        <h2>{app ? `编辑应用：${app.title}` : '新增应用'}</h2>
        <PlaceLink history={history} to={list} className="button">
          返回列表
        </PlaceLink>
      </header>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <AppFields
          form={form}
          errors={errors}
          isNew={!app}
          categories={categories}
          onChange={change}
        />
        {app && <p className="field-note">可用账号：{app.holders.join('、') || '没有'}</p>}
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={busy || !changed}>
            {busy ? '请稍候…' : '保存'}
          </button>
          {app && (
            <button type="button" className="button" disabled={busy} onClick={() => remove(app)}>
              删除应用
            </button>
          )}
        </div>
      </form>
    </>
  )
}
