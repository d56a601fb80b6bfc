import chapters from 'virtual:dev-docs/guide'
import { useEffect } from 'react'
import { usePlace } from '../../kit/react'
import { Written } from './written'

export function Chapter({ slug }: { slug: string }) {
  const chapter = chapters.find((one) => one.slug === slug)
  useHashPlace()
  if (!chapter) return null
  const sections = chapter.sections.slice(1)
  return (
    <article className="chapter max-w-860px">
      <h1>{chapter.title}</h1>
      {sections.length > 1 && (
        <nav className="sections" aria-label="本页内容">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Written className="written" html={chapter.html} />
    </article>
  )
}

/** Scrolls to the section in the address once it is rendered. */
export function useHashPlace() {
  const place = usePlace()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move may name another section
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [place])
}
