import type { ApprovalStep } from '../../contracts/workflow/contract'
import { Button, useQuery } from '../kit/react'
import { spoken } from '../kit/spoken'

/** The users who will decide on the request that is being filled in. */
export function ApprovalSteps({ code }: { code: string }) {
  const { data, failure, reload } = useQuery<ApprovalStep[]>('/service-approval/workflow/steps', {
    query: { kind: code },
  })
  return (
    <div className="field">
      <span className="label">{spoken('审批流程')}</span>
      {data && (
        <ol className="numbered pt-1.5" aria-label={spoken('审批流程')}>
          {data.map(({ name, approver }) => (
            <li key={name}>
              {spoken(name)}{' '}
              <span className="muted">{spoken('{name}（{orgName}）', approver)}</span>
            </li>
          ))}
        </ol>
      )}
      {!data && !failure && <span className="muted pt-1.5">{spoken('正在加载数据....')}</span>}
      {failure && (
        <span className="pt-1.5" role="alert">
          {failure}
          <Button plain onClick={reload}>
            {spoken('重试')}
          </Button>
        </span>
      )}
    </div>
  )
}
