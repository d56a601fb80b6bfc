import type { PlatformApp } from '../../contracts/system/contract'
import {
  columnsFrom,
  PanelHead,
  PlaceLink,
  Table,
  usePlace,
  useQuery,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { AppEditor } from './app-editor'
import pages from './pages.json'
import { newPath } from './section-paths'

function openingText({ appType, appOpenType, sandbox }: PlatformApp): string {
  if (appOpenType === 2) return spoken('新窗口')
  if (appType === 0) return spoken('门户内')
  return sandbox ? spoken('外部页面（沙箱）') : spoken('外部页面')
}

function stateText({ enabled, hiddenApp }: PlatformApp): string {
  if (!enabled) return '停用'
  return hiddenApp ? '不在列表中' : '启用'
}

const columns = columnsFrom<PlatformApp>(pages.apps, {
  cells: { 编码: ({ code }) => <code>{code}</code> },
  derive: (app) => ({ opening: openingText(app), state: stateText(app) }),
})

/** The apps of the platform; the address says which of them is edited. */
export function AppsSection() {
  const { query } = usePlace()
  const loaded = useQuery<PlatformApp[]>('/service-admin/apps')
  const edited = query.get('edit')
  return (
    <WhenLoaded loaded={loaded}>
      {(apps) => {
        const app = apps.find(({ code }) => code === edited)
        if (edited && !app && !loaded.loading) {
          return <p className="state">{spoken('没有编码为“{edited}”的应用', { edited })}</p>
        }
        if (!app && !query.has('new')) return <AppList apps={apps} />
        const groups = apps.map(({ othGroupName }) => othGroupName).filter(Boolean)
        return (
          <AppEditor
            key={app?.code}
            app={app}
            place={apps.length + 1}
            categories={[...new Set(groups)]}
            onChanged={loaded.reload}
          />
        )
      }}
    </WhenLoaded>
  )
}

function AppList({ apps }: { apps: PlatformApp[] }) {
  return (
    <>
      <PanelHead title={spoken('应用管理')}>
        <span className="muted">
          {spoken('共 {count} 个应用，修改在用户下次打开门户时生效', { count: apps.length })}
        </span>
        <PlaceLink to={newPath('apps')} className="button primary">
          {spoken('新增应用')}
        </PlaceLink>
      </PanelHead>
      <Table label={spoken('应用列表')} columns={columns} rows={apps} keyOf={({ code }) => code} />
    </>
  )
}
