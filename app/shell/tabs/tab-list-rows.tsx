import { Pin, Search, X } from 'lucide'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { AppCode } from '~contract/hosting/hosted-app'
import type { TabId } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Badge } from '../../ui/badge'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { inPageLink } from '../../ui/in-page-link'
import type { StripTab } from '../store/strip-tab'
import { tabIdAt } from './tab-elements'
import styles from './tab-list.module.css'
import { DirtyDot, useTabLabel } from './tab-rows'
import { useIntent } from './use-intent'

/** Longer lists get a filter. */
const tabsWithoutFilter = 12

interface TabListRowsProps {
  tabs: readonly StripTab[]
  active: TabId
  onGo(): void
  onIntend(code: AppCode): void
  onClose(id: TabId): void
}

/** Arrows move between the rows, Delete closes a row's tab, Enter in the filter opens the first. */
export function TabListRows({ tabs, active, onGo, onIntend, onClose }: TabListRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [filtered] = useState(tabs.length > tabsWithoutFilter)
  const consider = useIntent(onIntend)
  const wanted = query.trim().toLowerCase()
  const found = tabs.filter((tab) => tab.title.toLowerCase().includes(wanted))
  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('a') ?? [])]

  useFirstFocus(box)

  function closeRow(at: number) {
    const rows = links()
    const row = rows[at]
    const id = row && tabIdAt(row)
    if (!id || tabs.find((tab) => tab.id === id)?.pinned) return
    ;(rows[at + 1] ?? rows[at - 1])?.focus()
    onClose(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const rows = links()
    const at = rows.indexOf(event.target as HTMLElement)
    const typing = event.target instanceof HTMLInputElement
    const targets: Record<string, number> = {
      ArrowDown: Math.min(at + 1, rows.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      ...(!typing && { Home: 0, End: rows.length - 1 }),
    }
    const target = targets[event.key]
    if (target !== undefined) rows[target]?.focus()
    else if (typing && event.key === 'Enter') rows[0]?.click()
    else if (!typing && event.key === 'Delete') closeRow(at)
    else return
    event.preventDefault()
  }

  const listeners = {
    onKeyDown,
    onPointerOver: (event: PointerEvent) => consider(tabIdAt(event.target)),
    onPointerLeave: () => consider(undefined),
  }
  return (
    <div ref={box} className="flex flex-col min-h-0" {...listeners}>
      {filtered && <Filter query={query} onChange={setQuery} found={found.length} />}
      <ul className="min-h-0 p-1 overflow-x-hidden overflow-y-auto scrollbar-thin">
        {found.map((tab, at) => (
          <Row
            key={tab.id}
            tab={tab}
            current={tab.id === active}
            onGo={onGo}
            onClose={() => closeRow(at)}
          />
        ))}
      </ul>
    </div>
  )
}

/** Focuses the filter, or else the active tab's row, and scrolls to that row. */
function useFirstFocus(box: RefObject<HTMLElement>) {
  useEffect(() => {
    const rows = box.current
    const current = rows?.querySelector<HTMLElement>('[aria-current]')
    current?.scrollIntoView({ block: 'nearest' })
    // On a touch screen, the on-screen keyboard would cover the list.
    const typing = window.matchMedia('(hover: hover)').matches
    const first = (typing && rows?.querySelector('input')) || current || rows?.querySelector('a')
    first?.focus({ preventScroll: true })
  }, [box])
}

interface FilterProps {
  query: string
  onChange(query: string): void
  found: number
}

function Filter({ query, onChange, found }: FilterProps) {
  const { tabStrip } = useText()
  return (
    <>
      <div className={`relative px-2 pt-2 ${styles.filter}`}>
        <Icon drawing={Search} />
        <input
          className={recipeClass('input', { size: 'md' })}
          type="search"
          autoComplete="off"
          aria-label={tabStrip.filter}
          placeholder={tabStrip.filter}
          value={query}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p
        role="status"
        className={found > 0 ? 'visually-hidden' : 'p-4 text-muted text-center break-anywhere'}
      >
        {query && (found > 0 ? tabStrip.found(found) : tabStrip.notFound(query))}
      </p>
    </>
  )
}

interface RowProps {
  tab: StripTab
  current: boolean
  onGo(): void
  onClose(): void
}

function Row({ tab, current, onGo, onClose }: RowProps) {
  const { shell } = useText()
  const label = useTabLabel(tab)
  return (
    <li
      className={`relative flex items-center rounded-sm hover:bg-hover ${styles.row}`}
      data-current={current || undefined}
    >
      <a
        {...inPageLink}
        data-tab={tab.id}
        className={`flex flex-1 items-center gap-2 min-w-0 text-inherit no-underline focus:outline-inset ${styles.link}`}
        href={tab.path}
        aria-label={label}
        title={label}
        aria-current={current ? 'page' : undefined}
        onClick={onGo}
      >
        <AppIcon icon={tab.icon} className="flex-none size-16px" />
        <span className="flex-1 ellipsis">{tab.title}</span>
        {tab.dirty && <DirtyDot />}
        <Badge count={tab.badge} />
      </a>
      {tab.pinned ? (
        <span className={`icon-button-plain size-28px mr-1 rounded-sm ${styles.mark}`}>
          <Icon drawing={Pin} />
        </span>
      ) : (
        <IconButton
          icon={X}
          label={shell.close(tab.title)}
          className={`size-28px mr-1 rounded-sm ${styles.close}`}
          tabIndex={-1}
          onClick={onClose}
        />
      )}
    </li>
  )
}
