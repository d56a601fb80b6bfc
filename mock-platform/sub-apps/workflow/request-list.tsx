import type { Box, RequestPage, RequestSummary, Status } from '../../contracts/workflow/contract'
import { kinds } from '../../contracts/workflow/kinds'
import { ListPage, PlaceLink, useBadge, useList } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

interface BoxDescription {
  box: Box
  title: string
  empty: string
}

export const boxes = pages.boxes as readonly BoxDescription[]

const statusTexts: Record<Status, string> = {
  pending: '办理中',
  approved: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
}

export function StatusTag({ status }: { status: Status }) {
  return <span className={`tag status-${status}`}>{spoken(statusTexts[status])}</span>
}

const cells = {
  申请: ({ id, title, summary }: RequestSummary) => (
    <PlaceLink to={`/detail/${id}`} className="bare block hover:no-underline">
      <span className="block font-medium">{recognised(title)}</span>
      <span className="muted small block">{recognised(summary)}</span>
    </PlaceLink>
  ),
  申请人: ({ applicant: { name, orgName } }: RequestSummary) => (
    <span className="block">
      <span>{name}</span>
      <span className="muted small block">{orgName}</span>
    </span>
  ),
  状态: ({ status }: RequestSummary) => <StatusTag status={status} />,
}

/** One of the lists; page, kind and keyword are in the address. The user's own requests show the step instead of the applicant. */
export function RequestList({ box, title, empty }: BoxDescription) {
  const columns = pages.list.columns.map((one) =>
    box === 'mine' && one.title === '申请人' ? pages.step : one,
  )
  const page = { ...pages.list, columns, rows: title, empty }
  const list = useList<RequestPage>(page, { box })
  const { data } = list
  useBadge(data, data?.todo)
  return (
    <ListPage
      page={page}
      list={list}
      title={
        <>
          {spoken(title)}
          {box === 'todo' && data && <span className="count">{data.todo}</span>}
        </>
      }
      options={{ kind: kinds.map((kind) => [kind.code, kind.title]) }}
      cells={cells}
      derive={({ waitsFor }) => ({ waits: waitsFor || spoken('已结束') })}
    />
  )
}
