import chapters from 'virtual:dev-docs/guide'
import { useEffect, useRef } from 'react'
import { PlaceLink, useApp, usePlace } from '../../kit/react'
import { pageGroups } from '../pages'
import { searchGuide } from './search'

/** Collapsed on a phone. */
export function PageNav() {
  const { history } = useApp()
  const place = usePlace()
  const folded = useRef<HTMLDetailsElement>(null)
  const question = place.query.get('q') ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was chosen
  useEffect(() => {
    if (folded.current && !question) folded.current.open = isWide()
  }, [place.path])

  function ask(text: string) {
    const query = text ? `?${new URLSearchParams({ q: text })}` : ''
    history.replace(place.path + query + location.hash)
  }

  return (
    <details
      ref={folded}
      className="docs-nav sticky top-0 max-h-100vh max-860:max-h-none pt-4 px-3 pb-6 overflow-y-auto scrollbar-thin max-860:static max-860:py-0 max-860:px-4 max-860:border-b"
      open={isWide()}
    >
      <summary>目录与搜索</summary>
      <search>
        <input
          type="search"
          className="input"
          aria-label="搜索开发指南"
          placeholder="搜索开发指南"
          maxLength={40}
          value={question}
          onChange={(event) => ask(event.target.value)}
        />
      </search>
      {question ? <Hits question={question} /> : <Pages current={place.path} />}
    </details>
  )
}

function isWide(): boolean {
  return window.matchMedia('(min-width: 861px)').matches
}

function Pages({ current }: { current: string }) {
  return (
    <nav aria-label="开发文档目录">
      {pageGroups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <h2 className="muted pt-3.5 px-2.5 pb-1 font-medium text-13px">{group.title}</h2>
          <ul>
            {group.pages.map(({ path, title }) => (
              <li key={path}>
                <PlaceLink
                  to={path}
                  className="menu-item block py-1 px-2.5"
                  aria-current={path === current ? 'page' : undefined}
                >
                  {title}
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Hits({ question }: { question: string }) {
  const hits = searchGuide(chapters, question)
  return (
    <nav aria-label="搜索结果">
      <p className="muted py-2 px-2.5" role="status">
        {hits.length > 0 ? `找到 ${hits.length} 处` : '没有找到相关内容，换个词试试'}
      </p>
      <ul className="grid gap-1">
        {hits.map(({ path, title, excerpt }) => (
          <li key={path}>
            <PlaceLink to={path} className="menu-item block py-1 px-2.5">
              <p className="strong">{title}</p>
              <p className="small muted">
                {excerpt.map(({ text, match }, index) =>
                  match ? <mark key={index}>{text}</mark> : text,
                )}
              </p>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
