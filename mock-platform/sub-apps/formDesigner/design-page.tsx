import { useState } from 'react'
import type { Form } from '../../contracts/formDesigner/contract'
import {
  type DesignError,
  designErrors,
  type FormDefinition,
  publishError,
} from '../../contracts/formDesigner/form-fields'
import { Button, Editor, LoadedEditor, useApp, useDraft } from '../kit/react'
import { spoken } from '../kit/spoken'
import { DesignBoard } from './design-board'
import { FillForm } from './fill-form'
import { formPath } from './form-list'

export function DesignPage({ id }: { id: string }) {
  return (
    <LoadedEditor<Form> call={formPath(id)} title={spoken('设计表单')} back="/forms">
      {(form) => <Workshop form={form} />}
    </LoadedEditor>
  )
}

function definitionOf({ title, description, fields }: FormDefinition): FormDefinition {
  return { title, description, fields }
}

function statusText({ state }: Form, changed: boolean): string {
  if (changed) return spoken('有未保存的修改')
  if (state === 'draft') return spoken('已保存，尚未发布')
  return state === 'changed' ? spoken('已保存，有未发布的修改') : spoken('已发布')
}

function useDesign(loaded: Form) {
  const { props } = useApp()
  const path = formPath(loaded.id)
  const draft = useDraft<Form, FormDefinition>(path, loaded, definitionOf)
  async function publish() {
    await draft.save()
    draft.setStored(await props.request<Form>(`${path}/publish`, { method: 'POST' }))
  }
  return {
    ...draft,
    send: (publishes: boolean) =>
      publishes
        ? draft.act(publish, spoken('发布成功'))
        : draft.act(draft.save, spoken('保存成功')),
  }
}

function Workshop({ form: loaded }: { form: Form }) {
  const { toast } = useApp()
  const { stored: form, draft: design, setDraft, changed, busy, send } = useDesign(loaded)
  const [selectedId, setSelectedId] = useState('')
  const [previewed, setPreviewed] = useState(false)

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
    <Editor
      title={design.title || spoken('未命名表单')}
      back="/forms"
      status={statusText(form, changed)}
      buttons={
        <>
          <Button aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
            {previewed ? spoken('继续设计') : spoken('预览')}
          </Button>
          <Button disabled={busy || !changed} onClick={() => check(false)}>
            {spoken('保存')}
          </Button>
          <Button
            primary
            disabled={busy || (!changed && form.state === 'published')}
            onClick={() => check(true)}
          >
            {spoken('发布')}
          </Button>
        </>
      }
    >
      {previewed ? (
        <Preview design={design} />
      ) : (
        <DesignBoard
          design={design}
          selectedId={selectedId}
          onSelect={setSelectedId}
          onChange={setDraft}
          onRefused={(reason) => toast(reason, 'danger')}
        />
      )}
    </Editor>
  )
}

function Preview({ design }: { design: FormDefinition }) {
  const { toast } = useApp()
  return (
    <section className="panel preview" aria-label={spoken('预览')}>
      <FillForm
        form={design}
        submitText={spoken('检查填写')}
        preview
        onSubmit={async () => toast(spoken('校验通过。预览中的内容不会提交'))}
      />
    </section>
  )
}
