import {
  Button,
  type Column,
  ListBody,
  type Page,
  PanelHead,
  PlaceLink,
  Table,
  useAction,
  useApp,
  useList,
  usePlace,
} from '../kit/react'
import type { NoticeSummary } from '../list/contract'
import { NoticeEditor } from './notice-editor'
import { editPath, newPath } from './section-paths'

/** The notices of the unit: publish, change, withdraw. */
export function NoticesSection() {
  const { query } = usePlace()
  const edited = query.get('edit') ?? undefined
  return edited || query.has('new') ? <NoticeEditor key={edited} id={edited} /> : <NoticeList />
}

const columns: readonly Column<NoticeSummary>[] = [
  {
    title: '类型',
    cell: ({ type }) => <span className={type === '通知' ? 'tag' : 'tag quiet'}>{type}</span>,
  },
  { title: '标题', cell: ({ title }) => title },
  { title: '发布部门', cell: ({ orgName }) => orgName },
  { title: '发布时间', numeric: true, cell: ({ publishedAt }) => publishedAt.slice(0, 16) },
]

function NoticeList() {
  const { props, ask } = useApp()
  const { act } = useAction()
  const list = useList<Page<NoticeSummary>>('/service-notify/notice/page', {
    length: 10,
    still: true,
  })

  async function withdraw({ id, title }: NoticeSummary) {
    if (!(await ask({ text: `确定撤回“${title}”吗？撤回后不能恢复。`, yes: '撤回' }))) return
    const path = `/service-notify/notice/${encodeURIComponent(id)}`
    await act(() => props.request(path, { method: 'DELETE' }), '已撤回')
    list.reload()
  }

  const actions: Column<NoticeSummary> = {
    title: '操作',
    numeric: true,
    cell: (notice) => (
      <span className="row">
        <PlaceLink to={editPath('notices', notice.id)} aria-label={`编辑：${notice.title}`}>
          编辑
        </PlaceLink>
        <Button plain aria-label={`撤回：${notice.title}`} onClick={() => withdraw(notice)}>
          撤回
        </Button>
      </span>
    ),
  }
  return (
    <>
      <PanelHead title="通知公告">
        <PlaceLink to={newPath('notices')} className="button primary">
          发布通知
        </PlaceLink>
      </PanelHead>
      <ListBody list={list} empty="还没有通知公告">
        {({ records }) => <Table label="通知公告" columns={[...columns, actions]} rows={records} />}
      </ListBody>
    </>
  )
}
