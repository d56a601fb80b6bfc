import type { ReactNode } from 'react'
import { PlaceLink } from './links'

interface Section {
  title: string
  to: string
  current: boolean
  /** Shown beside the title; absent or 0 = nothing. */
  count?: ReactNode
}

interface SectionTabsProps {
  label: string
  sections: readonly Section[]
  /** `pills` stand by themselves, above a panel or within its toolbar. */
  look?: 'section-tabs' | 'pills'
}

/** The parts of an app side by side, each at an address of its own. */
export function SectionTabs({ label, sections, look = 'section-tabs' }: SectionTabsProps) {
  return (
    <nav className={look} aria-label={label}>
      {sections.map(({ title, to, current, count }) => (
        <PlaceLink
          key={title}
          to={to}
          className={look === 'pills' ? 'menu-item' : undefined}
          aria-current={current ? 'page' : undefined}
        >
          {title}
          {count ? <span className="count">{count}</span> : null}
        </PlaceLink>
      ))}
    </nav>
  )
}
