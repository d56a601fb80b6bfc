import { type ReactNode, useEffect } from 'react'
import { defineReactApp, MainView, PlaceLink, useApp, useHome, usePlace } from '../kit/react'
import { ConformancePage } from './conformance/conformance-page'
import { ExamplePage } from './examples/example-page'
import { Chapter } from './guide/chapter'
import { PageNav } from './guide/page-nav'
import { Reference } from './guide/reference'
import { firstPage, neighbours, pageAt } from './pages'
import { PartsPage } from './parts/parts-page'
import { Trial } from './trial/trial'

function DevDocs() {
  const { props } = useApp()
  const { path } = usePlace()
  const page = pageAt(path)
  const atStart = path === '/' || path === '/guide'
  useHome(!atStart, firstPage)
  useEffect(() => props.setTitle(page ? `${page.title} - 开发文档` : ''), [page, props])

  return (
    <div className="grid cols-232px-1fr max-860:cols-1 items-start min-h-screen bg-surface">
      <PageNav />
      <MainView className="min-w-0 min-h-screen pt-6 px-10 pb-12 border-l max-860:border-l-0 max-860:pt-4 max-860:px-4 max-860:pb-8">
        {page && pageOf(path)}
        {page && <Neighbours path={path} />}
        {!page && !atStart && (
          <div className="state">
            <p>没有这一页</p>
            <PlaceLink className="button" to={firstPage}>
              从头开始阅读
            </PlaceLink>
          </div>
        )}
      </MainView>
    </div>
  )
}

function pageOf(path: string): ReactNode {
  const [, group, name = ''] = path.split('/')
  if (group === 'guide') return <Chapter key={name} slug={name} />
  if (group === 'reference') return <Reference />
  if (group === 'trial') return <Trial />
  if (group === 'parts') return <PartsPage key={name} slug={name} />
  if (group === 'examples') return <ExamplePage key={name} code={name} />
  return <ConformancePage />
}

function Neighbours({ path }: { path: string }) {
  const { previous, next } = neighbours(path)
  return (
    <nav className="columns max-w-860px mt-10" aria-label="前后页">
      {previous && (
        <PlaceLink className="card-link" to={previous.path}>
          <span className="small muted">上一页</span>
          {previous.title}
        </PlaceLink>
      )}
      {next && (
        <PlaceLink className="card-link col-start-2 text-right" to={next.path}>
          <span className="small muted">下一页</span>
          {next.title}
        </PlaceLink>
      )}
    </nav>
  )
}

export const { bootstrap, mount, update, unmount } = defineReactApp(DevDocs)
