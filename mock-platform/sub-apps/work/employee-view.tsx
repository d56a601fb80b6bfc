import { useCallback, useState } from 'react'
import { withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { Employee, EmployeeChange } from './contract'
import { EmployeeFormPanel } from './employee-form'

interface EmployeeViewProps extends ReactAppProps {
  id: string
}

/** One record with its history, and the form that changes it. */
export function EmployeeView({ id, context, history }: EmployeeViewProps) {
  const { props, toast } = context
  const place = usePlace(history)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<Employee>(`/service-base/personnel/${encodeURIComponent(id)}`, { signal }),
    [props, id],
  )
  const loaded = useLoaded(load)
  const [editing, setEditing] = useState(false)
  const employee = loaded.data

  return (
    <>
      <header className="toolbar">
        <PlaceLink
          history={history}
          to={withQuery({ ...place, path: '/list' }, {})}
          className="button spread"
        >
          返回人员列表
        </PlaceLink>
        {employee && !editing && (
          <button type="button" className="button primary" onClick={() => setEditing(true)}>
            编辑
          </button>
        )}
      </header>
      {!employee && <LoadingState loaded={loaded} />}
      {employee && (
        <>
          <div className="employee-head">
            <h1>{employee.name}</h1>
            <span className={employee.status === '在岗' ? 'tag' : 'tag quiet'}>
              {employee.status}
            </span>
          </div>
          {editing ? (
            <EmployeeFormPanel
              employee={employee}
              context={context}
              history={history}
              onCancel={() => setEditing(false)}
              onSaved={() => {
                setEditing(false)
                toast('保存成功')
                loaded.reload()
              }}
            />
          ) : (
            <Facts employee={employee} />
          )}
          <Changes changes={employee.changes} />
        </>
      )}
    </>
  )
}

function Facts({ employee }: { employee: Employee }) {
  const { leaveDays, usedLeave, leaveLeft } = employee
  const facts = [
    ['部门', employee.departmentName],
    ['职务', employee.duty],
    ['性别', employee.gender],
    ['学历', employee.education],
    ['入职日期', employee.entryDate],
    ['手机', employee.mobile],
  ] as const
  return (
    <>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <section className="leave" aria-label="年休假">
        <p>
          年休假：应休 <b>{leaveDays}</b> 天，已休 <b>{usedLeave}</b> 天，剩余 <b>{leaveLeft}</b> 天
        </p>
        <meter min={0} max={Math.max(leaveDays, 1)} value={usedLeave} aria-label="已休年假" />
      </section>
    </>
  )
}

function Changes({ changes }: { changes: EmployeeChange[] }) {
  return (
    <section className="changes" aria-label="变更记录">
      <h2>变更记录</h2>
      {changes.length === 0 && <p className="muted">还没有变更</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            <time className="muted numeric">{change.at.slice(0, 16)}</time>
            <span>
              <b>{change.field}</b>：{change.from || '（空）'} → {change.to || '（空）'}
            </span>
            <span className="muted">{change.byName}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
