import {
  Button,
  type Column,
  Filter,
  ListBody,
  PlaceLink,
  SearchBox,
  Table,
  Toolbar,
  useBadge,
  useList,
} from '../kit/react'
import { dateText } from '../kit/texts'
import type { Box, RequestPage, RequestSummary, Status } from './contract'
import { kinds } from './kinds'

export const boxes: readonly { box: Box; title: string; empty: string }[] = [
  { box: 'todo', title: '待办', empty: '没有待办的申请' },
  { box: 'done', title: '已办', empty: '还没有办理过申请' },
  { box: 'mine', title: '我发起的', empty: '还没有发起过申请' },
]

const statusTexts: Record<Status, string> = {
  pending: '办理中',
  approved: '已通过',
  rejected: '未通过',
  withdrawn: '已撤回',
}

export function StatusTag({ status }: { status: Status }) {
  return <span className={`tag status-${status}`}>{statusTexts[status]}</span>
}

const request: Column<RequestSummary> = {
  title: '申请',
  cell: ({ id, title, summary }) => (
    <PlaceLink to={`/detail/${id}`} className="stacked bare">
      <span className="request-title">{title}</span>
      <span className="muted small">{summary}</span>
    </PlaceLink>
  ),
}
const step: Column<RequestSummary> = {
  title: '当前环节',
  cell: ({ waitsFor }) => waitsFor || '已结束',
}
const applicant: Column<RequestSummary> = {
  title: '申请人',
  cell: ({ applicant: { name, orgName } }) => (
    <span className="stacked">
      <span>{name}</span>
      <span className="muted small">{orgName}</span>
    </span>
  ),
}
const rest: readonly Column<RequestSummary>[] = [
  { title: '发起时间', numeric: true, cell: ({ startedAt }) => dateText(startedAt) },
  { title: '状态', cell: ({ status }) => <StatusTag status={status} /> },
]

/** One of the lists; page, kind and keyword are in the address. */
export function RequestList({ box, title, empty }: (typeof boxes)[number]) {
  const filters = ['kind', 'keyword'] as const
  const list = useList<RequestPage, (typeof filters)[number]>('/service-approval/workflow/page', {
    length: 10,
    filters,
    query: { box },
  })
  const { data, loading, reload, wanted, narrow } = list
  useBadge(data, data?.todo)
  const heading = (
    <>
      {title}
      {box === 'todo' && data && <span className="count">{data.todo}</span>}
    </>
  )
  return (
    <>
      <Toolbar title={heading}>
        <Filter
          label="申请类型"
          all="全部类型"
          value={wanted.kind}
          options={kinds.map((kind) => [kind.code, kind.title])}
          onChoose={(kind) => narrow({ kind })}
        />
        <Button aria-disabled={loading} onClick={reload}>
          刷新
        </Button>
        <SearchBox label="搜索申请" placeholder="申请人或内容" list={list} />
      </Toolbar>
      <ListBody
        list={list}
        unit="件"
        empty={wanted.keyword || wanted.kind ? '没有符合条件的申请' : empty}
      >
        {({ records }) => (
          <Table
            label={title}
            className="requests"
            columns={[request, box === 'mine' ? step : applicant, ...rest]}
            rows={records}
          />
        )}
      </ListBody>
    </>
  )
}
