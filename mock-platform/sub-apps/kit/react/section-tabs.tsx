import type { ReactNode } from 'react'
import { spoken } from '../spoken'
import { PlaceLink } from './links'

interface Section {
  title: string
  to: string
  current: boolean
  /** Absent or 0 = not shown. */
  count?: ReactNode
}

interface SectionTabsProps {
  label: string
  sections: readonly Section[]
  /** Inside a panel, or as `pills` above it. */
  look?: 'section-tabs' | 'pills'
}

export function SectionTabs({ label, sections, look = 'section-tabs' }: SectionTabsProps) {
  return (
    <nav className={look} aria-label={spoken(label)}>
      {sections.map(({ title, to, current, count }) => (
        <PlaceLink
          key={title}
          to={to}
          className={look === 'pills' ? 'menu-item' : undefined}
          aria-current={current ? 'page' : undefined}
        >
          {spoken(title)}
          {count ? <span className="count">{count}</span> : null}
        </PlaceLink>
      ))}
    </nav>
  )
}
