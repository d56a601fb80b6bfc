import { X } from 'lucide'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { panelId, tabId } from '../../hosting/pane'
import { useText } from '../../text/text-context'
import { Badge, badgeText } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import styles from './tab-strip.module.css'

/** A tab as the strip shows it. */
export interface StripTab {
  code: string
  title: string
  path: string
  closable: boolean
  badge: number
  dirty: boolean
}

interface TabStripProps {
  tabs: readonly StripTab[]
  active: string
  onClose(code: string): void
}

/**
 * The open apps as ARIA tabs. The close buttons stand in a second row of the same widths over the tabs:
 * a tab may hold no other control.
 */
export function TabStrip({ tabs, active, onClose }: TabStripProps) {
  const { frame } = useText()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current?.querySelector(`#${CSS.escape(tabId(active))}`)?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    })
  }, [active])

  return (
    <div className={styles.strip} ref={strip}>
      <div
        role="tablist"
        aria-label={frame.tabs}
        className={styles.row}
        onKeyDown={(event) => moveByKey(event, tabs, onClose)}
      >
        {tabs.map((tab) => (
          <StripTabLink key={tab.code} tab={tab} current={tab.code === active} onClose={onClose} />
        ))}
      </div>
      <div role="group" aria-label={frame.closeTabs} className={styles.closers}>
        {tabs.map((tab) => (
          <span key={tab.code} className={styles.closer}>
            {tab.closable && (
              <button
                type="button"
                className={styles.close}
                aria-label={frame.closeTab(tab.title)}
                title={frame.closeTab(tab.title)}
                onClick={() => onClose(tab.code)}
              >
                <Icon drawing={X} />
              </button>
            )}
          </span>
        ))}
      </div>
    </div>
  )
}

interface StripTabLinkProps {
  tab: StripTab
  current: boolean
  onClose(code: string): void
}

function StripTabLink({ tab, current, onClose }: StripTabLinkProps) {
  const { frame } = useText()
  return (
    <a
      {...inPageLink}
      role="tab"
      id={tabId(tab.code)}
      aria-selected={current}
      aria-controls={current ? panelId(tab.code) : undefined}
      aria-label={tab.badge > 0 ? frame.waiting(tab.title, badgeText(tab.badge)) : tab.title}
      tabIndex={current ? 0 : -1}
      className={styles.tab}
      href={tab.path}
      title={tab.title}
      onAuxClick={(event: MouseEvent) => {
        if (event.button !== 1 || !tab.closable) return
        event.preventDefault()
        onClose(tab.code)
      }}
    >
      {tab.dirty && <span className={styles.dirty} aria-hidden="true" />}
      <span className={styles.title}>{tab.title}</span>
      <Badge count={tab.badge} className={styles.badge} />
    </a>
  )
}

/** Arrows, Home and End move the focus along the tabs; Enter and Space open; Delete closes. */
function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  tabs: readonly StripTab[],
  onClose: (code: string) => void,
) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const tab = tabs[at]
  if (!tab) return
  const targets: Record<string, number> = {
    ArrowLeft: (at - 1 + links.length) % links.length,
    ArrowRight: (at + 1) % links.length,
    Home: 0,
    End: links.length - 1,
  }
  const target = targets[event.key]
  if (target !== undefined) links[target]?.focus()
  else if (event.key === ' ') links[at]?.click()
  else if (event.key === 'Delete' && tab.closable) {
    ;(links[at + 1] ?? links[at - 1])?.focus()
    onClose(tab.code)
  } else return
  event.preventDefault()
}
