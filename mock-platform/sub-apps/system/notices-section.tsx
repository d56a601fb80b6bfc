import { useCallback } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { usePlace } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import type { NoticeSummary } from '../list/contract'
import { NoticeEditor } from './notice-editor'
import type { SectionProps } from './platform-management'

const list = '/settingcenter/edit?section=notices'
const length = 10

interface NoticePage {
  records: NoticeSummary[]
  total: number
}

/** The notices of the unit: publish, change, withdraw. */
export function NoticesSection({ context, history }: SectionProps) {
  const { query } = usePlace(history)
  const edited = query.get('edit') ?? undefined
  return edited || query.has('new') ? (
    <NoticeEditor key={edited} id={edited} context={context} history={history} />
  ) : (
    <NoticeList context={context} history={history} />
  )
}

function NoticeList({ context, history }: SectionProps) {
  const { props, toast, ask } = context
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<NoticePage>('/service-notify/notice/page', {
        query: { pageNo, length },
        signal,
      }),
    [props, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded

  async function withdraw({ id, title }: NoticeSummary) {
    if (!(await ask({ text: `确定撤回“${title}”吗？撤回后不能恢复。`, yes: '撤回' }))) return
    try {
      await props.request(`/service-notify/notice/${encodeURIComponent(id)}`, { method: 'DELETE' })
      toast('已撤回')
    } catch (error) {
      toast(failureText(error), 'danger')
    }
    reload()
  }

  if (!data) return <LoadingState loaded={loaded} />
  return (
    <>
      <header className="panel-head">
        <h2>通知公告</h2>
        <PlaceLink history={history} to={`${list}&new=1`} className="button primary">
          发布通知
        </PlaceLink>
      </header>
      {data.records.length ? (
        <NoticeTable notices={data.records} history={history} onWithdraw={withdraw} />
      ) : (
        <p className="state">还没有通知公告</p>
      )}
      <Pager
        history={history}
        pageNo={pageNo}
        pageLength={length}
        total={data.total}
        address={(number) => withQuery(place, { pageNo: number })}
      />
    </>
  )
}

interface NoticeTableProps extends Pick<SectionProps, 'history'> {
  notices: NoticeSummary[]
  onWithdraw(notice: NoticeSummary): void
}

function NoticeTable({ notices, history, onWithdraw }: NoticeTableProps) {
  return (
    <table className="table cards" aria-label="通知公告">
      <thead>
        <tr>
          <th scope="col">类型</th>
          <th scope="col">标题</th>
          <th scope="col">发布部门</th>
          <th scope="col">发布时间</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => (
          <tr key={notice.id}>
            <td data-label="类型">
              <span className={notice.type === '通知' ? 'tag' : 'tag quiet'}>{notice.type}</span>
            </td>
            <td data-label="标题">{notice.title}</td>
            <td data-label="发布部门">{notice.orgName}</td>
            <td data-label="发布时间" className="numeric">
              {notice.publishedAt.slice(0, 16)}
            </td>
            <td data-label="操作" className="numeric">
              <span className="row-actions">
                <PlaceLink
                  history={history}
                  to={`${list}&edit=${encodeURIComponent(notice.id)}`}
                  aria-label={`编辑：${notice.title}`}
                >
                  编辑
                </PlaceLink>
                <button
                  type="button"
                  className="button plain"
                  aria-label={`撤回：${notice.title}`}
                  onClick={() => onWithdraw(notice)}
                >
                  撤回
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
