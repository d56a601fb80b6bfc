import { useEffect } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { AppsSection } from './apps-section'
import { ConstantsSection } from './constants-section'
import { NoticesSection } from './notices-section'
import { UsersSection } from './users-section'

const home = '/settingcenter/edit'
const sections = [
  { name: 'constants', title: '系统常量', Section: ConstantsSection },
  { name: 'apps', title: '应用管理', Section: AppsSection },
  { name: 'notices', title: '通知公告', Section: NoticesSection },
  { name: 'users', title: '用户', Section: UsersSection },
] as const

/** What each section of the page works with. */
export type SectionProps = ReactAppProps

/** The settings of the platform, a section at a time; the address says which. */
export function PlatformManagement({ context, history }: ReactAppProps) {
  const place = usePlace(history)
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
        {sections.map(({ name, title }) => (
          <PlaceLink
            key={name}
            history={history}
            to={`${home}?section=${name}`}
            aria-current={name === section.name ? 'page' : undefined}
          >
            {title}
          </PlaceLink>
        ))}
      </nav>
      <main className="panel">
        <section.Section context={context} history={history} />
      </main>
    </div>
  )
}
