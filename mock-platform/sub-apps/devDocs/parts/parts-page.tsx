import sources from 'virtual:dev-docs/parts'
import type { ComponentType } from 'react'
import { Facts } from '../../kit/react'
import { DocsHead } from '../docs-head'
import { useHashPlace } from '../guide/chapter'
import { Written } from '../guide/written'
import { type PartDescription, partGroups } from './parts'
import { samples } from './samples'

/** The kit's parts, live: each with its states, its keys, and the code that renders them here. */
export function PartsPage({ slug }: { slug: string }) {
  useHashPlace()
  const group = partGroups.find((one) => one.slug === slug)
  if (!group) return null
  return (
    <article className="parts max-w-860px">
      <DocsHead title={group.title}>
        <p className="muted">部件取自工具包本身，颜色、字号、密度随个人菜单中的设置变化。</p>
      </DocsHead>
      <nav className="sections" aria-label="本页内容">
        <ul>
          {group.parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {group.parts.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </article>
  )
}

function Part({ part: { id, title, use, keys, small } }: { part: PartDescription }) {
  const heading = `${id}-title`
  return (
    <section id={id} className="mb-8" aria-labelledby={heading}>
      <h2 id={heading} className="text-18px">
        {title}
      </h2>
      <p className="muted mb-3">{use}</p>
      <div className={`panel mb-3 ${small ? 'grid cols-fill-140px' : 'divided'}`}>
        {Object.entries(samples[id] ?? {}).map(([state, Sample]) => (
          <State key={state} name={state} Sample={Sample} />
        ))}
      </div>
      <Keys title={title} keys={keys} />
      <details>
        <summary>{`${title}的代码`}</summary>
        <Written html={sources[id] ?? ''} />
      </details>
    </section>
  )
}

function State({ name, Sample }: { name: string; Sample: ComponentType }) {
  return (
    <figure className="part-state m-0" aria-label={name}>
      <figcaption className="small muted">{name}</figcaption>
      <div className="flex flex-wrap items-center gap-x-3">
        <Sample />
      </div>
    </figure>
  )
}

function Keys({ title, keys }: { title: string; keys: PartDescription['keys'] }) {
  if (Object.keys(keys).length === 0) {
    return <p className="small muted mb-2">只供阅读，不接受焦点。</p>
  }
  return (
    <div role="group" aria-label={`${title}的按键`}>
      <Facts className="small fact-108px mb-2" facts={Object.entries(keys)} />
    </div>
  )
}
