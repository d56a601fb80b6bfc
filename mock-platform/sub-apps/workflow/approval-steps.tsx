import type { ApprovalStep } from '../../contracts/workflow/contract'
import { Button, useQuery } from '../kit/react'

/** The users who will decide on the request that is being filled in. */
export function ApprovalSteps({ code }: { code: string }) {
  const { data, failure, reload } = useQuery<ApprovalStep[]>('/service-approval/workflow/steps', {
    query: { kind: code },
  })
  return (
    <div className="field">
      <span className="label">审批流程</span>
      {data && (
        <ol className="numbered pt-1.5" aria-label="审批流程">
          {data.map(({ name, approver }) => (
            <li key={name}>
              {name}{' '}
              <span className="muted">
                {approver.name}（{approver.orgName}）
              </span>
            </li>
          ))}
        </ol>
      )}
      {!data && !failure && <span className="muted pt-1.5">正在加载数据....</span>}
      {failure && (
        <span className="pt-1.5" role="alert">
          {failure}
          <Button plain onClick={reload}>
            重试
          </Button>
        </span>
      )}
    </div>
  )
}
