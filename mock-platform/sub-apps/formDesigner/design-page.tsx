import { useCallback, useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useTitle } from '../kit/react/use-title'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import type { Form } from './contract'
import { DesignBoard } from './design-board'
import { FillForm } from './fill-form'
import { designErrors, type FormDefinition, publishError } from './form-fields'

/** Loads the form; the workshop holds what is changed in it. */
export function DesignPage({ id, context, history }: ReactAppProps & { id: string }) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<Form>(`/service-integrate/form/${encodeURIComponent(id)}`, { signal }),
    [props, id],
  )
  const loaded = useLoaded(load)
  useTitle(props, loaded.data?.title ?? '')
  if (loaded.data) return <Workshop form={loaded.data} context={context} history={history} />
  return (
    <main className="page">
      <div className="panel">
        <header className="toolbar">
          <h1 className="spread">设计表单</h1>
          <PlaceLink history={history} to="/forms" className="button">
            返回列表
          </PlaceLink>
        </header>
        <LoadingState loaded={loaded} />
      </div>
    </main>
  )
}

function definitionOf({ title, description, fields }: FormDefinition): FormDefinition {
  return { title, description, fields }
}

function Workshop({ form: loaded, context, history }: ReactAppProps & { form: Form }) {
  const { props, toast } = context
  const [form, setForm] = useState(loaded)
  const [design, setDesign] = useState(() => definitionOf(loaded))
  const [selectedId, setSelectedId] = useState('')
  const [previewed, setPreviewed] = useState(false)
  const [busy, setBusy] = useState(false)
  const changed = JSON.stringify(design) !== JSON.stringify(definitionOf(form))
  useUnsaved(changed, context, history)
  const path = `/service-integrate/form/${encodeURIComponent(form.id)}`

  /** Says the first mistake, and shows its field. */
  function refuse(mistake: { fieldId?: string; text: string }) {
    setPreviewed(false)
    setSelectedId(mistake.fieldId ?? '')
    toast(mistake.text, 'danger')
  }

  async function send(publishes: boolean) {
    const [mistake] = designErrors(design)
    const text = publishes ? publishError(design) : undefined
    if (mistake) return refuse(mistake)
    if (text) return refuse({ text })
    setBusy(true)
    try {
      const body = { ...design, version: form.version }
      const saved = changed ? await props.request<Form>(path, { method: 'PUT', body }) : form
      setForm(saved)
      setDesign(definitionOf(saved))
      if (publishes) setForm(await props.request<Form>(`${path}/publish`, { method: 'POST' }))
      toast(publishes ? '发布成功' : '保存成功')
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className="workshop">
      <WorkshopHead
        title={design.title}
        status={statusText(form, changed)}
        previewed={previewed}
        savable={!busy && changed}
        publishable={!busy && (changed || form.state !== 'published')}
        history={history}
        onPreview={() => setPreviewed(!previewed)}
        onSend={send}
      />
      {previewed ? (
        <section className="panel preview" aria-label="预览">
          <FillForm
            form={design}
            submitText="检查填写"
            onSubmit={async () => toast('校验通过。预览中的内容不会提交')}
          />
        </section>
      ) : (
        <DesignBoard
          design={design}
          selectedId={selectedId}
          onSelect={setSelectedId}
          onChange={setDesign}
          onRefused={(reason) => toast(reason, 'danger')}
        />
      )}
    </main>
  )
}

interface WorkshopHeadProps extends Pick<ReactAppProps, 'history'> {
  title: string
  status: string
  previewed: boolean
  savable: boolean
  publishable: boolean
  onPreview(): void
  onSend(publishes: boolean): void
}

function WorkshopHead(props: WorkshopHeadProps) {
  const { title, status, previewed, savable, publishable, history, onPreview, onSend } = props
  return (
    <header className="toolbar workshop-head">
      <h1 className="spread">{title || '未命名表单'}</h1>
      <span className="muted" role="status">
        {status}
      </span>
      <button type="button" className="button" aria-pressed={previewed} onClick={onPreview}>
        {previewed ? '继续设计' : '预览'}
      </button>
      <button type="button" className="button" disabled={!savable} onClick={() => onSend(false)}>
        保存
      </button>
      <button
        type="button"
        className="button primary"
        disabled={!publishable}
        onClick={() => onSend(true)}
      >
        发布
      </button>
      <PlaceLink history={history} to="/forms" className="button">
        返回列表
      </PlaceLink>
    </header>
  )
}

function statusText({ state }: Form, changed: boolean): string {
  if (changed) return '有未保存的修改'
  if (state === 'draft') return '已保存，尚未发布'
  return state === 'changed' ? '已保存，有未发布的修改' : '已发布'
}
