import { useCallback, useEffect, useState } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { SectionTabs } from '../kit/react/section-tabs'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { FormState, FormSummary } from './contract'

const length = 10
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

interface FormPage {
  records: FormSummary[]
  total: number
}

export function FormList({ context, history }: ReactAppProps) {
  const { props, toast, ask } = context
  const place = usePlace(history)
  const keyword = place.query.get('keyword') ?? ''
  const state = place.query.get('state') ?? ''
  const pageNo = pageNoOf(place)
  const [creating, setCreating] = useState(false)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<FormPage>('/service-integrate/form/page', {
        query: { keyword, state, pageNo, length },
        signal,
      }),
    [props, keyword, state, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])

  async function create() {
    setCreating(true)
    try {
      const options = { method: 'POST' } as const
      const { id } = await props.request<{ id: string }>('/service-integrate/form', options)
      await history.go(`/design/${encodeURIComponent(id)}`)
    } catch (error) {
      toast(failureText(error), 'danger')
      setCreating(false)
    }
  }

  async function remove({ id, title, submissionCount }: FormSummary) {
    const lost = submissionCount ? `，${submissionCount} 条填报记录将一并删除` : ''
    if (!(await ask({ text: `确定删除“${title}”吗？删除后不能恢复${lost}。`, yes: '删除' }))) return
    try {
      await props.request(`/service-integrate/form/${encodeURIComponent(id)}`, { method: 'DELETE' })
      toast('已删除')
    } catch (error) {
      toast(failureText(error), 'danger')
    }
    reload()
  }

  return (
    <main className="page">
      <section className="panel" aria-label="表单">
        <header className="toolbar">
          <h1 className="spread">表单设计器</h1>
          <SearchBox
            label="搜索表单"
            placeholder="表单名称"
            keyword={keyword}
            onSearch={(word) => void history.go(withQuery(place, { keyword: word, pageNo: '' }))}
          />
          <button type="button" className="button primary" disabled={creating} onClick={create}>
            新建表单
          </button>
        </header>
        <StateFilter state={state} history={history} />
        {data && loaded.failure && (
          <p className="alert" role="alert">
            {loaded.failure}，当前显示的是上次的内容。
          </p>
        )}
        {!data && <LoadingState loaded={loaded} />}
        {data?.records.length === 0 && (
          <p className="state">{keyword ? `没有名称含“${keyword}”的表单` : '还没有表单'}</p>
        )}
        {data && data.records.length > 0 && (
          <FormTable forms={data.records} history={history} onRemove={remove} />
        )}
        {data && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={length}
            total={data.total}
            unit="张表单"
            address={(number) => withQuery(place, { pageNo: number })}
          />
        )}
      </section>
    </main>
  )
}

function StateFilter({ state, history }: Pick<ReactAppProps, 'history'> & { state: string }) {
  const place = usePlace(history)
  return (
    <SectionTabs
      history={history}
      label="筛选"
      sections={states.map((choice) => ({
        title: choice.title,
        to: withQuery(place, { state: choice.state, pageNo: '' }),
        current: state === choice.state,
      }))}
    />
  )
}

interface FormTableProps extends Pick<ReactAppProps, 'history'> {
  forms: FormSummary[]
  onRemove(form: FormSummary): void
}

function FormTable({ forms, history, onRemove }: FormTableProps) {
  return (
    <table className="table cards" aria-label="表单列表">
      <thead>
        <tr>
          <th scope="col">名称</th>
          <th scope="col">状态</th>
          <th scope="col">字段</th>
          <th scope="col">填报记录</th>
          <th scope="col">创建人</th>
          <th scope="col">修改时间</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {forms.map((form) => (
          <tr key={form.id}>
            <td data-label="名称">
              <PlaceLink history={history} to={`/design/${encodeURIComponent(form.id)}`}>
                {form.title}
              </PlaceLink>
            </td>
            <td data-label="状态">
              <span className={form.state === 'draft' ? 'tag quiet' : 'tag'}>
                {stateTexts[form.state]}
              </span>
            </td>
            <td data-label="字段" className="numeric">
              {form.fieldCount} 个
            </td>
            <td data-label="填报记录" className="numeric">
              <PlaceLink
                history={history}
                to={`/records/${encodeURIComponent(form.id)}`}
                aria-label={`${form.title}的填报记录，${form.submissionCount} 条`}
              >
                {form.submissionCount} 条
              </PlaceLink>
            </td>
            <td data-label="创建人">{form.author}</td>
            <td data-label="修改时间" className="numeric">
              {form.updatedAt.slice(0, 16)}
            </td>
            <td data-label="操作">
              <button
                type="button"
                className="button plain"
                aria-label={`删除${form.title}`}
                onClick={() => onRemove(form)}
              >
                删除
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
