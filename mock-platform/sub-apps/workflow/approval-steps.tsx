import { Button, useQuery } from '../kit/react'
import type { ApprovalStep } from './contract'

/** Who will decide on the request that is being filled in. */
export function ApprovalSteps({ code }: { code: string }) {
  const { data, failure, reload } = useQuery<ApprovalStep[]>('/service-approval/workflow/steps', {
    query: { kind: code },
  })
  return (
    <div className="field">
      <span className="label">审批流程</span>
      {data && (
        <ol className="preview numbered" aria-label="审批流程">
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
      {!data && !failure && <span className="preview muted">正在加载数据....</span>}
      {failure && (
        <span className="preview" role="alert">
          {failure}
          <Button plain onClick={reload}>
            重试
          </Button>
        </span>
      )}
    </div>
  )
}
