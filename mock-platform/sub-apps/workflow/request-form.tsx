import {
  type Field,
  formErrors,
  type Kind,
  kindOf,
  kinds,
  type Values,
} from '../../contracts/workflow/kinds'
import { FormView, PlaceLink, Toolbar, useApp, useForm } from '../kit/react'
import { spoken } from '../kit/spoken'
import { ApprovalSteps } from './approval-steps'

export function StartChoice() {
  return (
    <>
      <Toolbar title={spoken('发起申请')} />
      <ul className="grid cols-fill-240px gap-4 py-5 px-edge" aria-label={spoken('申请类型')}>
        {kinds.map(({ code, title, hint, steps }) => (
          <li key={code}>
            <PlaceLink to={`/start/${code}`} className="card-link">
              <span className="font-bold text-16px">
                {spoken('{title}申请', { title: spoken(title) })}
              </span>
              <span className="muted">{spoken(hint)}</span>
              <span className="choice-steps muted mt-2 pt-2 text-13px border-t">
                {steps.map((step) => spoken(step)).join(' → ')}
              </span>
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
  return kind ? <KindForm kind={kind} /> : <p className="state">{spoken('没有这种申请')}</p>
}

/** Describes a kind's field for the kit's form. */
function described({ name, label, control, options, unit, ...limits }: Field) {
  const shared = { name, label, unit }
  const { max } = limits
  if (control === 'text') return { ...shared, maxLength: max }
  if (control === 'textarea') return { ...shared, control, maxLength: max } as const
  const short = { ...shared, className: 'short' }
  if (control === 'select') return { ...short, control, options, blank: '请选择' } as const
  return { ...short, type: control, ...(control === 'number' && limits) }
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
      toast(spoken('申请已提交'))
      // Replaces the form in the history: Back must not lead to one that has been sent.
      history.replace(`/detail/${id}`)
    },
  })
  return (
    <>
      <Toolbar title={spoken('{title}申请', { title: spoken(kind.title) })}>
        <PlaceLink to="/start" className="button">
          {spoken('其他申请')}
        </PlaceLink>
      </Toolbar>
      <FormView
        form={form}
        className="area-110px max-w-760px"
        fields={kind.fields.map(described)}
        submit={spoken('提交')}
        submitting={spoken('正在提交…')}
        cancel="/mine"
      >
        <ApprovalSteps code={kind.code} />
      </FormView>
    </>
  )
}
