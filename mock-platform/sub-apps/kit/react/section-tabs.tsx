import type { AppHistory } from '../history'
import { PlaceLink } from './place-link'

interface Section {
  title: string
  to: string
  current: boolean
  /** Shown beside the title; absent or 0 = nothing. */
  count?: number | undefined
}

interface SectionTabsProps {
  history: AppHistory
  label: string
  sections: readonly Section[]
}

/** The parts of an app side by side, each at an address of its own. */
export function SectionTabs({ history, label, sections }: SectionTabsProps) {
  return (
    <nav className="section-tabs" aria-label={label}>
      {sections.map(({ title, to, current, count }) => (
        <PlaceLink
          key={title}
          history={history}
          to={to}
          aria-current={current ? 'page' : undefined}
        >
          {title}
          {count ? <span className="count">{count}</span> : null}
        </PlaceLink>
      ))}
    </nav>
  )
}
