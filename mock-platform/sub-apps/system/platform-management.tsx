import { useEffect, useSyncExternalStore } from 'react'
import { type AppHistory, isPlainClick } from '../kit/history'
import type { AppContext } from '../kit/lifecycles'
import { AppsSection } from './apps-section'
import { ConstantsSection } from './constants-section'
import { NoticeSection } from './notice-section'

const home = '/settingcenter/edit'
const sections = [
  { name: 'constants', title: '系统常量', Section: ConstantsSection },
  { name: 'apps', title: '应用管理', Section: AppsSection },
  { name: 'notice', title: '发布通知', Section: NoticeSection },
] as const

/** What each section of the page works with. */
export interface SectionProps {
  context: AppContext
  history: AppHistory
}

/** The settings of the platform, a section at a time; the address says which. */
export function PlatformManagement({ context, history }: SectionProps) {
  const place = useSyncExternalStore(history.listen, history.current)
  const wanted = place.query.get('section')
  const section = sections.find(({ name }) => name === wanted) ?? sections[0]
  useEffect(() => {
    if (place.path !== home) history.replace(home)
  }, [place, history])

  return (
    <div className="page">
      <header className="page-title">
        <h1>平台管理</h1>
      </header>
      <nav className="sections" aria-label="管理项目">
        {sections.map(({ name, title }) => {
          const to = `${home}?section=${name}`
          return (
            <a
              key={name}
              href={history.href(to)}
              aria-current={name === section.name ? 'page' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return
                event.preventDefault()
                if (name !== section.name) void history.go(to)
              }}
            >
              {title}
            </a>
          )
        })}
      </nav>
      <main className="panel">
        <section.Section context={context} history={history} />
      </main>
    </div>
  )
}
