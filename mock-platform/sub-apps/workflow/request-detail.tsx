import { useState } from 'react'
import type { Request } from '../../contracts/workflow/contract'
import { kindOf } from '../../contracts/workflow/kinds'
import { BackHead, Facts, RowActions, useQuery, WhenLoaded } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'
import { DecisionForm } from './decision-form'
import { NextRequest } from './next-request'
import pages from './pages.json'
import { StatusTag } from './request-list'
import { StepHistory } from './step-history'

interface RequestDetailProps {
  /** As the address writes it. */
  id: string
  /** The list that it was opened from. */
  back: string
}

/** One request: its content, its progress, and what the reader may do. */
export function RequestDetail({ id, back }: RequestDetailProps) {
  const address = `/service-approval/workflow/request/${id}`
  const loaded = useQuery<Request>(address, { refresh: true })
  const { data, reload } = loaded
  const [handled, setHandled] = useState(false)

  function onHandled() {
    setHandled(true)
    reload()
  }

  return (
    <>
      <BackHead to={back} back={spoken('返回列表')}>
        {data?.mayWithdraw && <RowActions actions={pages.withdrawal} row={data} onDone={reload} />}
      </BackHead>
      <WhenLoaded loaded={loaded}>
        {(request) => (
          <article className="padded wide">
            <RequestHead request={request} />
            <StepHistory request={request} />
            {request.myStep !== null ? (
              <DecisionForm
                key={request.myStep}
                address={address}
                step={request.myStep}
                onDone={onHandled}
              />
            ) : (
              handled && <NextRequest />
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
        <h1>{recognised(request.title)}</h1>
        <StatusTag status={request.status} />
      </header>
      <p className="muted">
        {`${applicant.orgName} ${applicant.name}　`}
        <span className="numeric">
          {spoken('发起于 {moment}', { moment: startedAt.slice(0, 16) })}
        </span>
      </p>
      <Facts
        className="columns well pre-wrap gap-y-2.5 gap-x-6 mt-4 mx-0 mb-6"
        facts={fields.map(
          ({ name, label, unit = '' }) =>
            [
              label,
              `${spoken(values[name] ?? '').replace('T', ' ')} ${spoken(unit)}`.trim(),
            ] as const,
        )}
      />
    </>
  )
}
