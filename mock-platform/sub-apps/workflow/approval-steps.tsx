import { useCallback } from 'react'
import type { SubAppProps } from '../kit/lifecycles'
import { useLoaded } from '../kit/use-loaded'
import type { ApprovalStep } from './contract'

/** Who will decide on the request that is being filled in. */
export function ApprovalSteps({ props, code }: { props: SubAppProps; code: string }) {
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { kind: code }
      return props.request<ApprovalStep[]>('/service-approval/workflow/steps', { query, signal })
    },
    [props, code],
  )
  const { data, failure, reload } = useLoaded(load)
  return (
    <div className="field">
      <span className="label">审批流程</span>
      {data && (
        <ol className="preview" aria-label="审批流程">
          {data.map(({ name, approver }) => (
            <li key={name}>
              {name}
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
          <button type="button" className="button plain" onClick={reload}>
            重试
          </button>
        </span>
      )}
    </div>
  )
}
