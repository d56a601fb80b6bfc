import { Button, Facts, PlaceLink, useAction, useApp, useQuery, WhenLoaded } from '../kit/react'
import type { Request } from './contract'
import { DecisionForm } from './decision-form'
import { kindOf } from './kinds'
import { StatusTag } from './request-list'
import { StepHistory } from './step-history'

interface RequestDetailProps {
  /** As the address writes it. */
  id: string
  /** The list that it was opened from. */
  back: string
}

/** One request: what is asked for, how far it has come, and what the reader may do about it. */
export function RequestDetail({ id, back }: RequestDetailProps) {
  const { props, ask } = useApp()
  const { act } = useAction()
  const address = `/service-approval/workflow/request/${id}`
  const loaded = useQuery<Request>(address, { refresh: true })
  const { data, reload } = loaded

  async function withdraw() {
    if (!(await ask({ text: '确定撤回这项申请吗？撤回后需要重新发起。', yes: '撤回' }))) return
    await act(() => props.request(`${address}/withdraw`, { method: 'POST' }), '已撤回')
    reload()
  }

  return (
    <>
      <header className="toolbar">
        <PlaceLink to={back} className="button spread">
          返回列表
        </PlaceLink>
        {data?.mayWithdraw && <Button onClick={withdraw}>撤回</Button>}
      </header>
      <WhenLoaded loaded={loaded}>
        {(request) => (
          <article className="padded wide">
            <RequestHead request={request} />
            <StepHistory request={request} />
            {request.myStep !== null && (
              <DecisionForm
                key={request.myStep}
                address={address}
                step={request.myStep}
                onDone={reload}
              />
            )}
          </article>
        )}
      </WhenLoaded>
    </>
  )
}

function RequestHead({ request }: { request: Request }) {
  const { applicant, startedAt, values } = request
  const fields = kindOf(request.kind)?.fields ?? []
  return (
    <>
      <header className="row">
        <h1>{request.title}</h1>
        <StatusTag status={request.status} />
      </header>
      <p className="muted">
        {`${applicant.orgName} ${applicant.name}　`}
        <span className="numeric">发起于 {startedAt.slice(0, 16)}</span>
      </p>
      <Facts
        className="request-fields columns well pre-wrap"
        facts={fields.map(({ name, label, unit = '' }) => [
          label,
          `${(values[name] ?? '').replace('T', ' ')} ${unit}`.trim(),
        ])}
      />
    </>
  )
}
