import { defineReactApp, SectionTabs, useHome, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import { AppsSection } from './apps-section'
import { ConstantsSection } from './constants-section'
import english from './english.json'
import { NoticesSection } from './notices-section'
import { home, listPath } from './section-paths'
import { UsersSection } from './users-section'

const sections = [
  { name: 'constants', title: '系统常量', Section: ConstantsSection },
  { name: 'apps', title: '应用管理', Section: AppsSection },
  { name: 'notices', title: '通知公告', Section: NoticesSection },
  { name: 'users', title: '用户', Section: UsersSection },
] as const

/** The settings of the platform, a section at a time; the address says which. */
function PlatformManagement() {
  const { path, query } = usePlace()
  const wanted = query.get('section')
  const section = sections.find(({ name }) => name === wanted) ?? sections[0]
  useHome(path === home, home)

  return (
    <div className="page">
      <header className="page-title">
        <h1>{spoken('平台管理')}</h1>
        <SectionTabs
          look="pills"
          label={spoken('管理项目')}
          sections={sections.map((one) => ({
            title: one.title,
            to: listPath(one.name),
            current: one === section,
          }))}
        />
      </header>
      <main className="panel">
        <section.Section />
      </main>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(PlatformManagement, english)
