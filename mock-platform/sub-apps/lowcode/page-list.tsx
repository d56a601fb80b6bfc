import {
  Button,
  type Column,
  ListBody,
  type Page,
  PlaceLink,
  SearchBox,
  Table,
  Toolbar,
  useAction,
  useApp,
  useList,
} from '../kit/react'
import type { PageSummary } from './contract'

const call = '/service-integrate/lowcode/pages'

/** Where the backend has a page. */
export const pagePath = (id: string) => `${call}/${encodeURIComponent(id)}`

const columns: readonly Column<PageSummary>[] = [
  {
    title: '名称',
    cell: ({ id, title }) => <PlaceLink to={`/view/${encodeURIComponent(id)}`}>{title}</PlaceLink>,
  },
  { title: '组件', numeric: true, cell: ({ componentCount }) => `${componentCount} 个` },
  { title: '创建人', cell: ({ author }) => author },
  { title: '修改时间', numeric: true, cell: ({ updatedAt }) => updatedAt.slice(0, 16) },
]

export function PageList() {
  const { props, ask, history } = useApp()
  const creation = useAction()
  const removal = useAction()
  const list = useList<Page<PageSummary>, 'keyword'>(call, { length: 10, filters: ['keyword'] })
  const { keyword } = list.wanted

  const create = () =>
    creation.act(async () => {
      const { id } = await props.request<{ id: string }>(call, { method: 'POST' })
      await history.go(`/edit/${encodeURIComponent(id)}`)
    })
  async function remove({ id, title }: PageSummary) {
    if (!(await ask({ text: `确定删除“${title}”吗？删除后不能恢复。`, yes: '删除' }))) return
    await removal.act(() => props.request(pagePath(id), { method: 'DELETE' }), '已删除')
    list.reload()
  }

  const actions: Column<PageSummary> = {
    title: '操作',
    cell: (page) => (
      <span className="row">
        <PlaceLink to={`/edit/${encodeURIComponent(page.id)}`} aria-label={`编辑${page.title}`}>
          编辑
        </PlaceLink>
        <Button plain aria-label={`删除${page.title}`} onClick={() => remove(page)}>
          删除
        </Button>
      </span>
    ),
  }
  return (
    <main className="page">
      <section className="panel" aria-label="页面">
        <Toolbar title="低代码平台">
          <SearchBox label="搜索页面" placeholder="页面名称" list={list} />
          <Button primary disabled={creation.busy} onClick={create}>
            新建页面
          </Button>
        </Toolbar>
        <ListBody
          list={list}
          unit="个页面"
          empty={keyword ? `没有名称含“${keyword}”的页面` : '还没有页面'}
        >
          {({ records }) => (
            <Table label="页面列表" columns={[...columns, actions]} rows={records} />
          )}
        </ListBody>
      </section>
    </main>
  )
}
