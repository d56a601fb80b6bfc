import { useCallback } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import { AppEditor } from './app-editor'
import type { PlatformApp } from './contract'
import type { SectionProps } from './platform-management'

const list = '/settingcenter/edit?section=apps'

/** The apps of the platform; the address says which of them is edited. */
export function AppsSection({ context, history }: SectionProps) {
  const { props } = context
  const { query } = usePlace(history)
  const load = useCallback(
    (signal: AbortSignal) => props.request<PlatformApp[]>('/service-admin/apps', { signal }),
    [props],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  if (!data) return <LoadingState loaded={loaded} />

  const edited = query.get('edit')
  const app = data.find(({ code }) => code === edited)
  if (edited && !app && !loaded.loading) {
    return <p className="state">没有编码为“{edited}”的应用</p>
  }
  if (app || query.has('new')) {
    const categories = [...new Set(data.map(({ othGroupName }) => othGroupName).filter(Boolean))]
    return (
      <AppEditor
        key={app?.code}
        app={app}
        place={data.length + 1}
        categories={categories}
        context={context}
        history={history}
        onChanged={reload}
      />
    )
  }
  return (
    <>
      <header className="panel-head">
        <h2>应用管理</h2>
        <span className="muted">共 {data.length} 个应用，修改在用户下次打开门户时生效</span>
        <PlaceLink history={history} to={`${list}&new=1`} className="button primary">
          新增应用
        </PlaceLink>
      </header>
      <AppTable apps={data} history={history} />
    </>
  )
}

function openingText({ appType, appOpenType, sandbox }: PlatformApp): string {
  if (appOpenType === 2) return '新窗口'
  if (appType === 0) return '门户内'
  return sandbox ? '外部页面（沙箱）' : '外部页面'
}

function AppTable({ apps, history }: Pick<SectionProps, 'history'> & { apps: PlatformApp[] }) {
  return (
    <table className="table cards" aria-label="应用列表">
      <thead>
        <tr>
          <th scope="col">排序</th>
          <th scope="col">名称</th>
          <th scope="col">编码</th>
          <th scope="col">分类</th>
          <th scope="col">打开方式</th>
          <th scope="col">状态</th>
          <th scope="col">可用账号</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {apps.map((app) => (
          <tr key={app.code}>
            <td data-label="排序" className="numeric">
              {app.sort}
            </td>
            <td data-label="名称">{app.title}</td>
            <td data-label="编码">
              <code>{app.code}</code>
            </td>
            <td data-label="分类">{app.othGroupName || '—'}</td>
            <td data-label="打开方式">{openingText(app)}</td>
            <td data-label="状态">
              <span className={app.enabled ? 'tag' : 'tag quiet'}>
                {app.enabled ? (app.hiddenApp ? '不在列表中' : '启用') : '停用'}
              </span>
            </td>
            <td data-label="可用账号" title={app.holders.join('、')} className="numeric">
              {app.holders.length} 个
            </td>
            <td data-label="操作">
              <PlaceLink
                history={history}
                to={`${list}&edit=${encodeURIComponent(app.code)}`}
                aria-label={`编辑${app.title}`}
              >
                编辑
              </PlaceLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
