import {
  Button,
  type Column,
  ListBody,
  type Page,
  PlaceLink,
  SearchBox,
  SectionTabs,
  Table,
  Toolbar,
  useAction,
  useApp,
  useList,
} from '../kit/react'
import type { FormState, FormSummary } from './contract'

const states = [
  { state: '', title: '全部' },
  { state: 'published', title: '已发布' },
  { state: 'draft', title: '草稿' },
]
const stateTexts: Record<FormState, string> = {
  draft: '草稿',
  published: '已发布',
  changed: '已发布，有新修改',
}

const columns: readonly Column<FormSummary>[] = [
  {
    title: '名称',
    cell: ({ id, title }) => (
      <PlaceLink to={`/design/${encodeURIComponent(id)}`}>{title}</PlaceLink>
    ),
  },
  {
    title: '状态',
    cell: ({ state }) => (
      <span className={state === 'draft' ? 'tag quiet' : 'tag'}>{stateTexts[state]}</span>
    ),
  },
  { title: '字段', numeric: true, cell: ({ fieldCount }) => `${fieldCount} 个` },
  {
    title: '填报记录',
    numeric: true,
    cell: ({ id, title, submissionCount }) => (
      <PlaceLink
        to={`/records/${encodeURIComponent(id)}`}
        aria-label={`${title}的填报记录，${submissionCount} 条`}
      >
        {submissionCount} 条
      </PlaceLink>
    ),
  },
  { title: '创建人', cell: ({ author }) => author },
  { title: '修改时间', numeric: true, cell: ({ updatedAt }) => updatedAt.slice(0, 16) },
]

export const formPath = (id: string) => `/service-integrate/form/${encodeURIComponent(id)}`

export function FormList() {
  const { props, ask, history } = useApp()
  const creation = useAction()
  const removal = useAction()
  const list = useList<Page<FormSummary>, 'keyword' | 'state'>('/service-integrate/form/page', {
    length: 10,
    filters: ['keyword', 'state'],
  })
  const { keyword, state } = list.wanted

  const create = () =>
    creation.act(async () => {
      const options = { method: 'POST' } as const
      const { id } = await props.request<{ id: string }>('/service-integrate/form', options)
      await history.go(`/design/${encodeURIComponent(id)}`)
    })
  async function remove({ id, title, submissionCount }: FormSummary) {
    const lost = submissionCount ? `，${submissionCount} 条填报记录将一并删除` : ''
    if (!(await ask({ text: `确定删除“${title}”吗？删除后不能恢复${lost}。`, yes: '删除' }))) return
    await removal.act(() => props.request(formPath(id), { method: 'DELETE' }), '已删除')
    list.reload()
  }

  const actions: Column<FormSummary> = {
    title: '操作',
    cell: (form) => (
      <Button plain aria-label={`删除${form.title}`} onClick={() => remove(form)}>
        删除
      </Button>
    ),
  }
  return (
    <main className="page">
      <section className="panel" aria-label="表单">
        <Toolbar title="表单设计器">
          <SearchBox label="搜索表单" placeholder="表单名称" list={list} />
          <Button primary disabled={creation.busy} onClick={create}>
            新建表单
          </Button>
        </Toolbar>
        <SectionTabs
          label="筛选"
          sections={states.map((choice) => ({
            title: choice.title,
            to: list.address({ state: choice.state, pageNo: '' }),
            current: state === choice.state,
          }))}
        />
        <ListBody
          list={list}
          unit="张表单"
          empty={keyword ? `没有名称含“${keyword}”的表单` : '还没有表单'}
        >
          {({ records }) => (
            <Table label="表单列表" columns={[...columns, actions]} rows={records} />
          )}
        </ListBody>
      </section>
    </main>
  )
}
