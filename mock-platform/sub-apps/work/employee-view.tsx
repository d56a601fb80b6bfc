import { useState } from 'react'
import type { Employee, EmployeeChange } from '../../contracts/work/contract'
import { withQuery } from '../kit/place-query'
import { BackHead, Button, Facts, Tag, useApp, usePlace, useQuery, WhenLoaded } from '../kit/react'
import { spoken } from '../kit/spoken'
import { EmployeeFormPanel } from './employee-form'
import pages from './pages.json'

/** One record with its history, and the form that changes it. */
export function EmployeeView({ id }: { id: string }) {
  const { toast } = useApp()
  const place = usePlace()
  const loaded = useQuery<Employee>(`/service-base/personnel/${encodeURIComponent(id)}`)
  const [editing, setEditing] = useState(false)

  function saved() {
    setEditing(false)
    toast(spoken('保存成功'))
    loaded.reload()
  }

  return (
    <>
      <BackHead to={withQuery({ ...place, path: '/list' }, {})} back={spoken('返回人员列表')}>
        {loaded.data && !editing && (
          <Button primary onClick={() => setEditing(true)}>
            {spoken('编辑')}
          </Button>
        )}
      </BackHead>
      <WhenLoaded loaded={loaded}>
        {(employee) => (
          <>
            <div className="row padded wide pb-1">
              <h1>{employee.name}</h1>
              <Tag loud={employee.status === '在岗'}>{spoken(employee.status)}</Tag>
            </div>
            {editing ? (
              <EmployeeFormPanel
                employee={employee}
                onCancel={() => setEditing(false)}
                onSaved={saved}
              />
            ) : (
              <>
                <Facts className="ruled" facts={pages.facts} of={employee} />
                <Leave employee={employee} />
              </>
            )}
            <Changes changes={employee.changes} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function Leave({ employee: { leaveDays, usedLeave, leaveLeft } }: { employee: Employee }) {
  return (
    <section className="leave row well mt-0 mx-edge mb-5" aria-label={spoken('年休假')}>
      <p>
        {spoken('年休假：应休 ')}
        <b>{leaveDays}</b>
        {spoken(' 天，已休 ')}
        <b>{usedLeave}</b>
        {spoken(' 天，剩余 ')}
        <b>{leaveLeft}</b>
        {spoken(' 天')}
      </p>
      <meter
        className="w-200px"
        min={0}
        max={Math.max(leaveDays, 1)}
        value={usedLeave}
        aria-label={spoken('已休年假')}
      />
    </section>
  )
}

function Changes({ changes }: { changes: EmployeeChange[] }) {
  return (
    <section className="changes padded wide border-t" aria-label={spoken('变更记录')}>
      <h2>{spoken('变更记录')}</h2>
      {changes.length === 0 && <p className="muted">{spoken('还没有变更')}</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id} className="row py-2 border-b last:border-b-0">
            <time className="muted numeric">{change.at.slice(0, 16)}</time>
            <span className="grow max-640:basis-full max-640:order-1">
              <b>{change.field}</b>
              {spoken('：')}
              {change.from || spoken('（空）')} → {change.to || spoken('（空）')}
            </span>
            <span className="muted">{change.byName}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
