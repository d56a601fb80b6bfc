import { type FormEvent, useRef } from 'react'
import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useUnsaved } from '../kit/react/use-unsaved'
import type { DocumentEditing, Secrecy } from './contract'
import { UnitField } from './unit-field'
import { useDocumentForm } from './use-document-form'

const secrecies: readonly Secrecy[] = ['公开', '内部', '工作秘密']

interface DocumentEditorProps extends ReactAppProps {
  editing: DocumentEditing
}

export function DocumentEditor({ context, history, editing }: DocumentEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const { form, errors, changed, busy, change, saveDraft, send } = useDocumentForm({
    context,
    history,
    start: editing.form,
    focus: (field) => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  })
  useUnsaved(changed, context, history)

  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }

  return (
    <form ref={element} className="form" noValidate onSubmit={submit}>
      <FormField name="title" label="标题" error={errors.title}>
        {(field) => (
          <input
            {...field}
            className="input"
            value={form.title}
            maxLength={120}
            autoComplete="off"
            placeholder="关于……的通知"
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </FormField>
      <div className="field-pair">
        <FormField name="number" label="文号" error={errors.number}>
          {(field) => (
            <input
              {...field}
              className="input"
              value={form.number}
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ number: event.target.value })}
            />
          )}
        </FormField>
        <FormField name="secrecy" label="密级" error={undefined}>
          {(field) => (
            <select
              {...field}
              className="input"
              value={form.secrecy}
              onChange={(event) => change({ secrecy: event.target.value as Secrecy })}
            >
              {secrecies.map((secrecy) => (
                <option key={secrecy}>{secrecy}</option>
              ))}
            </select>
          )}
        </FormField>
      </div>
      <UnitField
        name="mainTo"
        label="主送"
        units={editing.units}
        chosen={form.mainTo}
        error={errors.mainTo}
        onChange={(mainTo) =>
          change({ mainTo, copyTo: form.copyTo.filter((unit) => !mainTo.includes(unit)) })
        }
      />
      <UnitField
        name="copyTo"
        label="抄送"
        units={editing.units.filter((unit) => !form.mainTo.includes(unit))}
        chosen={form.copyTo}
        error={undefined}
        onChange={(copyTo) => change({ copyTo })}
      />
      <FormField name="body" label="正文" error={errors.body}>
        {(field) => (
          <textarea
            {...field}
            className="input document-body"
            value={form.body}
            maxLength={20_000}
            placeholder="每行一段；“一、”“二、”开头的短行排为小标题"
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={busy}>
          {busy ? '请稍候…' : '发送'}
        </button>
        <button type="button" className="button" disabled={busy} onClick={saveDraft}>
          存草稿
        </button>
        {changed && <span className="muted unsaved">未保存</span>}
      </div>
    </form>
  )
}
