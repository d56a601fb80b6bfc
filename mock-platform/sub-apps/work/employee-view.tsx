import { useState } from 'react'
import { withQuery } from '../kit/place-query'
import { Button, Facts, PlaceLink, useApp, usePlace, useQuery, WhenLoaded } from '../kit/react'
import type { Employee, EmployeeChange } from './contract'
import { EmployeeFormPanel } from './employee-form'
import { StatusTag } from './employee-list'

/** One record with its history, and the form that changes it. */
export function EmployeeView({ id }: { id: string }) {
  const { toast } = useApp()
  const place = usePlace()
  const loaded = useQuery<Employee>(`/service-base/personnel/${encodeURIComponent(id)}`)
  const [editing, setEditing] = useState(false)

  function saved() {
    setEditing(false)
    toast('保存成功')
    loaded.reload()
  }

  return (
    <>
      <header className="toolbar">
        <PlaceLink to={withQuery({ ...place, path: '/list' }, {})} className="button spread">
          返回人员列表
        </PlaceLink>
        {loaded.data && !editing && (
          <Button primary onClick={() => setEditing(true)}>
            编辑
          </Button>
        )}
      </header>
      <WhenLoaded loaded={loaded}>
        {(employee) => (
          <>
            <div className="row padded wide">
              <h1>{employee.name}</h1>
              <StatusTag status={employee.status} />
            </div>
            {editing ? (
              <EmployeeFormPanel
                employee={employee}
                onCancel={() => setEditing(false)}
                onSaved={saved}
              />
            ) : (
              <EmployeeFacts employee={employee} />
            )}
            <Changes changes={employee.changes} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function EmployeeFacts({ employee }: { employee: Employee }) {
  const { leaveDays, usedLeave, leaveLeft } = employee
  return (
    <>
      <Facts
        className="ruled"
        facts={[
          ['部门', employee.departmentName],
          ['职务', employee.duty],
          ['性别', employee.gender],
          ['学历', employee.education],
          ['入职日期', employee.entryDate],
          ['手机', employee.mobile],
        ]}
      />
      <section className="leave row well" aria-label="年休假">
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
    <section className="changes padded wide" aria-label="变更记录">
      <h2>变更记录</h2>
      {changes.length === 0 && <p className="muted">还没有变更</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id} className="row">
            <time className="muted numeric">{change.at.slice(0, 16)}</time>
            <span className="grow">
              <b>{change.field}</b>：{change.from || '（空）'} → {change.to || '（空）'}
            </span>
            <span className="muted">{change.byName}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
