import { useState } from 'react'
import {
  Button,
  LoadingState,
  PlaceLink,
  Toolbar,
  useAction,
  useApp,
  useQuery,
  useTitle,
  useUnsaved,
} from '../kit/react'
import type { Form } from './contract'
import { DesignBoard } from './design-board'
import { FillForm } from './fill-form'
import { type DesignError, designErrors, type FormDefinition, publishError } from './form-fields'
import { formPath } from './form-list'

const back = (
  <PlaceLink to="/forms" className="button">
    返回列表
  </PlaceLink>
)

/** Loads the form; the workshop holds what is changed in it. */
export function DesignPage({ id }: { id: string }) {
  const loaded = useQuery<Form>(formPath(id))
  useTitle(loaded.data?.title ?? '')
  if (loaded.data) return <Workshop form={loaded.data} />
  return (
    <main className="page">
      <div className="panel">
        <Toolbar title="设计表单">{back}</Toolbar>
        <LoadingState loaded={loaded} />
      </div>
    </main>
  )
}

function definitionOf({ title, description, fields }: FormDefinition): FormDefinition {
  return { title, description, fields }
}

function statusText({ state }: Form, changed: boolean): string {
  if (changed) return '有未保存的修改'
  if (state === 'draft') return '已保存，尚未发布'
  return state === 'changed' ? '已保存，有未发布的修改' : '已发布'
}

/** The form as the backend has it, and the design that may differ from it. */
function useDesign(loaded: Form) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const [form, setForm] = useState(loaded)
  const [design, setDesign] = useState(() => definitionOf(loaded))
  const changed = JSON.stringify(design) !== JSON.stringify(definitionOf(form))
  useUnsaved(changed)

  async function send(publishes: boolean) {
    const path = formPath(form.id)
    const body = { ...design, version: form.version }
    const saved = changed ? await props.request<Form>(path, { method: 'PUT', body }) : form
    setForm(saved)
    setDesign(definitionOf(saved))
    if (publishes) setForm(await props.request<Form>(`${path}/publish`, { method: 'POST' }))
  }
  return {
    ...{ form, design, setDesign, changed, busy },
    send: (publishes: boolean) => act(() => send(publishes), publishes ? '发布成功' : '保存成功'),
  }
}

function Workshop({ form: loaded }: { form: Form }) {
  const { toast } = useApp()
  const { form, design, setDesign, changed, busy, send } = useDesign(loaded)
  const [selectedId, setSelectedId] = useState('')
  const [previewed, setPreviewed] = useState(false)

  /** Says the first mistake, and shows its field. */
  function refuse(mistake: DesignError) {
    setPreviewed(false)
    setSelectedId(mistake.fieldId ?? '')
    toast(mistake.text, 'danger')
  }

  function check(publishes: boolean) {
    const [mistake] = designErrors(design)
    const text = publishes ? publishError(design) : undefined
    if (mistake) return refuse(mistake)
    if (text) return refuse({ text })
    void send(publishes)
  }

  return (
    <main className="workshop">
      <Toolbar title={design.title || '未命名表单'}>
        <span className="muted" role="status">
          {statusText(form, changed)}
        </span>
        <Button aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
          {previewed ? '继续设计' : '预览'}
        </Button>
        <Button disabled={busy || !changed} onClick={() => check(false)}>
          保存
        </Button>
        <Button
          primary
          disabled={busy || (!changed && form.state === 'published')}
          onClick={() => check(true)}
        >
          发布
        </Button>
        {back}
      </Toolbar>
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
