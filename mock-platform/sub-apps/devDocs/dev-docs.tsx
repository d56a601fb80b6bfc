import { type ReactNode, useEffect, useRef } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { ConformancePage } from './conformance/conformance-page'
import { ExamplePage } from './examples/example-page'
import { Chapter } from './guide/chapter'
import { PageNav } from './guide/page-nav'
import { Reference } from './guide/reference'
import { firstPage, neighbours, pageAt } from './pages'
import { Trial } from './trial/trial'

/** The developer docs: the pages at the left, one of them at the right. */
export function DevDocs({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  const { props } = context
  const page = pageAt(place.path)
  const atStart = place.path === '/' || place.path === '/guide'

  useEffect(() => {
    if (atStart) history.replace(firstPage)
  }, [atStart, history])
  useEffect(() => props.setTitle(page ? `${page.title} - 开发文档` : ''), [page, props])

  return (
    <div className="docs">
      <PageNav history={history} place={place} />
      <Main path={place.path}>
        {page && pageOf(place.path, { context, history })}
        {page && <Neighbours history={history} path={place.path} />}
        {!page && !atStart && (
          <div className="state">
            <p>没有这一页</p>
            <PlaceLink className="button" history={history} to={firstPage}>
              从头开始阅读
            </PlaceLink>
          </div>
        )}
      </Main>
    </div>
  )
}

function pageOf(path: string, app: ReactAppProps): ReactNode {
  const [, group, name = ''] = path.split('/')
  if (group === 'guide') return <Chapter key={name} slug={name} {...app} />
  if (group === 'reference') return <Reference {...app} />
  if (group === 'trial') return <Trial {...app} />
  if (group === 'examples') return <ExamplePage key={name} code={name} {...app} />
  return <ConformancePage {...app} />
}

/** Takes the focus when another page is shown, so that screen readers begin there. */
function Main({ path, children }: { path: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <main ref={main} className="docs-main view" tabIndex={-1}>
      {children}
    </main>
  )
}

function Neighbours({ history, path }: { history: ReactAppProps['history']; path: string }) {
  const { previous, next } = neighbours(path)
  return (
    <nav className="neighbours" aria-label="前后页">
      {previous && (
        <PlaceLink history={history} to={previous.path}>
          <span className="muted">上一页</span>
          {previous.title}
        </PlaceLink>
      )}
      {next && (
        <PlaceLink className="next" history={history} to={next.path}>
          <span className="muted">下一页</span>
          {next.title}
        </PlaceLink>
      )}
    </nav>
  )
}
