import { type FieldDescription, FormView, PlaceLink, Toolbar, useApp, useForm } from '../kit/react'
import { ApprovalSteps } from './approval-steps'
import { type Field, formErrors, type Kind, kindOf, kinds, type Values } from './kinds'

export function StartChoice() {
  return (
    <>
      <Toolbar title="发起申请" />
      <ul className="choice-cards" aria-label="申请类型">
        {kinds.map(({ code, title, hint, steps }) => (
          <li key={code}>
            <PlaceLink to={`/start/${code}`} className="card-link">
              <span className="choice-title">{title}申请</span>
              <span className="muted">{hint}</span>
              <span className="choice-steps muted">{steps.join(' → ')}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The form of the kind that the address names. */
export function RequestForm({ code }: { code: string }) {
  const kind = kindOf(code)
  return kind ? <KindForm kind={kind} /> : <p className="state">没有这种申请</p>
}

/** The field of the form that a kind's field asks for. */
function described({ name, label, control, options, unit, ...limits }: Field) {
  const { min, max, step } = limits
  const shared = { name, label, unit }
  const described: FieldDescription<Values> =
    control === 'select'
      ? { ...shared, control, options: options ?? [], blank: '请选择', className: 'short' }
      : control === 'text' || control === 'textarea'
        ? { ...shared, control: control === 'text' ? 'input' : control, maxLength: max }
        : control === 'number'
          ? { ...shared, type: control, min, max, step, className: 'short' }
          : { ...shared, type: control, className: 'short' }
  return described
}

function KindForm({ kind }: { kind: Kind }) {
  const { props, toast, history } = useApp()
  const form = useForm<Values>({
    start: Object.fromEntries(kind.fields.map(({ name }) => [name, ''])),
    check: (values) => formErrors(kind, values),
    async save(values) {
      const body = { kind: kind.code, values }
      const path = '/service-approval/workflow/request'
      const { id } = await props.request<{ id: string }>(path, { body })
      toast('申请已提交')
      // In place of the form: Back must not lead to one that has been sent.
      history.replace(`/detail/${id}`)
    },
  })
  return (
    <>
      <Toolbar title={`${kind.title}申请`}>
        <PlaceLink to="/start" className="button">
          其他申请
        </PlaceLink>
      </Toolbar>
      <FormView
        form={form}
        fields={kind.fields.map(described)}
        submit="提交"
        submitting="正在提交…"
        buttons={
          <PlaceLink to="/mine" className="button">
            取消
          </PlaceLink>
        }
      >
        <ApprovalSteps code={kind.code} />
      </FormView>
    </>
  )
}
