import { useCallback, useEffect } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Request } from './contract'
import { DecisionForm } from './decision-form'
import { kindOf } from './kinds'
import { StatusTag } from './status'
import { StepHistory } from './step-history'

interface RequestDetailProps extends ReactAppProps {
  /** As the address writes it. */
  id: string
  /** The list that it was opened from. */
  back: string
}

/** One request: what is asked for, how far it has come, and what the reader may do about it. */
export function RequestDetail({ context, history, id, back }: RequestDetailProps) {
  const { props, ask, toast } = context
  const address = `/service-approval/workflow/request/${id}`
  const load = useCallback(
    (signal: AbortSignal) => props.request<Request>(address, { signal }),
    [props, address],
  )
  const loaded = useLoaded(load)
  const { data, failure, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])

  async function withdraw() {
    if (!(await ask({ text: '确定撤回这项申请吗？撤回后需要重新发起。', yes: '撤回' }))) return
    try {
      await props.request(`${address}/withdraw`, { method: 'POST' })
      toast('已撤回')
    } catch (error) {
      toast(failureText(error), 'danger')
    }
    reload()
  }

  return (
    <>
      <header className="toolbar">
        <PlaceLink history={history} to={back} className="button">
          返回列表
        </PlaceLink>
        <span className="spread" />
        {data?.mayWithdraw && (
          <button type="button" className="button" onClick={withdraw}>
            撤回
          </button>
        )}
      </header>
      {data && failure && (
        <p className="alert" role="alert">
          {failure}，当前显示的是上次的内容。
        </p>
      )}
      {!data && <LoadingState loaded={loaded} />}
      {data && (
        <article className="request">
          <RequestHead request={data} />
          <StepHistory request={data} />
          {data.myStep !== null && (
            <DecisionForm
              key={data.myStep}
              {...{ context, history, address }}
              step={data.myStep}
              onDone={reload}
            />
          )}
        </article>
      )}
    </>
  )
}

function RequestHead({ request }: { request: Request }) {
  const { applicant, startedAt, values } = request
  return (
    <>
      <header className="request-head">
        <h1>{request.title}</h1>
        <StatusTag status={request.status} />
      </header>
      <p className="muted">
        {`${applicant.orgName} ${applicant.name}　`}
        <span className="numeric">发起于 {startedAt.slice(0, 16)}</span>
      </p>
      <dl className="request-fields">
        {kindOf(request.kind)?.fields.map(({ name, label, unit }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {(values[name] ?? '').replace('T', ' ')}
              {unit && ` ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
