import { useState } from 'react'
import type { DocumentForm, DocumentEditing as Editing } from '../../contracts/official/contract'
import { documentErrors } from '../../contracts/official/document-errors'
import forms from '../../contracts/official/forms.json'
import {
  Button,
  Choices,
  Fields,
  type Form,
  FormView,
  fieldsFrom,
  PlaceLink,
  Toolbar,
  useAction,
  useApp,
  useForm,
  usePlace,
  useQuery,
  useTitle,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'

/** Loads the draft in the address, or an empty form. */
export function DocumentEditing() {
  const place = usePlace()
  // The first save adds an id to the address; the open editor stays.
  const [id] = useState(place.query.get('id') ?? '')
  const loaded = useQuery<Editing>('/service-document/document/form', { query: { id } })
  useTitle(spoken('公文拟稿'))
  return (
    <div className="page">
      <main className="panel" aria-label={spoken('公文拟稿')}>
        <Toolbar title={spoken('公文拟稿')}>
          <PlaceLink to="/drafts" className="button">
            {spoken('返回列表')}
          </PlaceLink>
        </Toolbar>
        <WhenLoaded loaded={loaded}>{(editing) => <DocumentEditor editing={editing} />}</WhenLoaded>
      </main>
    </div>
  )
}

const described = (fields: Parameters<typeof fieldsFrom>[0]) => fieldsFrom<DocumentForm>(fields)
const { head, pair, body } = forms.form

/** Only the backend knows the numbers of other documents. */
function refusal(error: unknown) {
  const { code, message } = error as { code?: number; message?: string }
  return code === 409 && message ? { number: message } : undefined
}

function DocumentEditor({ editing }: { editing: Editing }) {
  const { props, toast, ask, history } = useApp()
  const { busy, act } = useAction()
  const form = useForm<DocumentForm>({
    start: editing.form,
    check: documentErrors,
    refusal,
    async save(document) {
      const text = spoken('确定发送给{names}吗？发送后不能修改。', {
        names: document.mainTo.join('、'),
      })
      if (!(await ask({ text, yes: spoken('发送') }))) return
      await props.request('/service-document/document', { body: document })
      form.restart(document)
      toast(spoken('发送成功'))
      history.replace('/sent')
    },
  })

  const saveDraft = () =>
    act(async () => {
      const { values } = form
      const path = '/service-document/document/draft'
      const { id } = await props.request<{ id: string }>(path, { body: values })
      form.keep({ ...values, draftId: id }, { draftId: id })
      history.replace(`/edit?id=${encodeURIComponent(id)}`)
    }, spoken('草稿已保存'))

  return (
    <FormView
      form={form}
      submit={busy ? spoken('请稍候…') : spoken('发送')}
      disabled={busy}
      buttons={
        <>
          <Button disabled={busy || form.saving} onClick={saveDraft}>
            {spoken('存草稿')}
          </Button>
          {form.changed && <span className="muted">{spoken('未保存')}</span>}
        </>
      }
    >
      <Fields form={form} fields={described(head)} />
      <div className="columns">
        <Fields form={form} fields={described(pair)} />
      </div>
      <TenantFields form={form} tenants={editing.tenants} />
      <Fields form={form} fields={described(body)} />
    </FormView>
  )
}

/** The recipients, and the recipients of a copy; no tenant is in both. */
function TenantFields({ form, tenants }: { form: Form<DocumentForm>; tenants: string[] }) {
  const { values, errors, change } = form
  const { mainTo, copyTo } = values
  const choices = (offered: string[], chosen: string[], set: (chosen: string[]) => void) =>
    offered.map((tenant) => ({
      text: tenant,
      checked: chosen.includes(tenant),
      set: (on: boolean) => set(on ? [...chosen, tenant] : chosen.filter((one) => one !== tenant)),
    }))
  const field = { type: 'checkbox', empty: spoken('没有其他单位可选') } as const
  return (
    <>
      <Choices
        {...field}
        name="mainTo"
        label={spoken('主送')}
        error={errors.mainTo}
        choices={choices(tenants, mainTo, (next) =>
          change({ mainTo: next, copyTo: copyTo.filter((tenant) => !next.includes(tenant)) }),
        )}
      />
      <Choices
        {...field}
        name="copyTo"
        label={spoken('抄送')}
        choices={choices(
          tenants.filter((tenant) => !mainTo.includes(tenant)),
          copyTo,
          (next) => change({ copyTo: next }),
        )}
      />
    </>
  )
}
