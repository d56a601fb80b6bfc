import { useCallback } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { useLoaded } from '../kit/use-loaded'
import type { PlatformApp } from './contract'
import type { SectionProps } from './platform-management'

function openingText({ external, newWindow }: PlatformApp): string {
  if (newWindow) return '新窗口'
  return external ? '外部页面' : '门户内'
}

export function AppsSection({ context: { props } }: SectionProps) {
  const load = useCallback(
    (signal: AbortSignal) => props.request<PlatformApp[]>('/service-admin/apps', { signal }),
    [props],
  )
  const loaded = useLoaded(load)
  if (!loaded.data) return <LoadingState loaded={loaded} />

  return (
    <>
      <header className="panel-head">
        <h2>应用列表</h2>
        <span className="muted">共 {loaded.data.length} 个应用</span>
      </header>
      <table className="table cards" aria-label="应用列表">
        <thead>
          <tr>
            <th scope="col">名称</th>
            <th scope="col">编码</th>
            <th scope="col">分类</th>
            <th scope="col">打开方式</th>
            <th scope="col">标签页</th>
          </tr>
        </thead>
        <tbody>
          {loaded.data.map((app) => (
            <tr key={app.code}>
              <td data-label="名称">{app.title}</td>
              <td data-label="编码">
                <code>{app.code}</code>
              </td>
              <td data-label="分类">{app.category || '—'}</td>
              <td data-label="打开方式">
                <span className={app.external || app.newWindow ? 'tag quiet' : 'tag'}>
                  {openingText(app)}
                </span>
              </td>
              <td data-label="标签页">{app.pinned ? '固定' : '可关闭'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
