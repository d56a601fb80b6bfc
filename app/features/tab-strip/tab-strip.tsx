import { X } from 'lucide'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { panelId, tabId } from '../../hosting/pane'
import { useText } from '../../text/text-context'
import { Badge, badgeText } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import type { StripTab, TabCommands } from './strip-tab'
import styles from './tab-strip.module.css'

interface TabStripProps {
  tabs: readonly StripTab[]
  /** The id of the tab in front. */
  active: string
  /** What scrolls over the tabs; '' = nothing. */
  tip: string
  commands: TabCommands
}

/**
 * The open apps as ARIA tabs. The close buttons stand in a second row of the same widths over the tabs:
 * a tab may hold no other control.
 */
export function TabStrip({ tabs, active, commands }: TabStripProps) {
  const onClose = (id: string) => commands.close([id])
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
          <StripTabLink key={tab.id} tab={tab} current={tab.id === active} onClose={onClose} />
        ))}
      </div>
      <div role="group" aria-label={frame.closeTabs} className={styles.closers}>
        {tabs.map((tab) => (
          <span key={tab.id} className={styles.closer}>
            {!tab.pinned && (
              <button
                type="button"
                className={styles.close}
                aria-label={frame.closeTab(tab.title)}
                title={frame.closeTab(tab.title)}
                onClick={() => onClose(tab.id)}
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
  onClose(id: string): void
}

function StripTabLink({ tab, current, onClose }: StripTabLinkProps) {
  const { frame } = useText()
  return (
    <a
      {...inPageLink}
      data-tab={tab.id}
      role="tab"
      id={tabId(tab.id)}
      aria-selected={current}
      aria-controls={current ? panelId(tab.id) : undefined}
      aria-label={tab.badge > 0 ? frame.waiting(tab.title, badgeText(tab.badge)) : tab.title}
      tabIndex={current ? 0 : -1}
      className={styles.tab}
      href={tab.path}
      title={tab.title}
      onAuxClick={(event: MouseEvent) => {
        if (event.button !== 1 || tab.pinned) return
        event.preventDefault()
        onClose(tab.id)
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
  onClose: (id: string) => void,
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
  else if (event.key === 'Delete' && !tab.pinned) {
    ;(links[at + 1] ?? links[at - 1])?.focus()
    onClose(tab.id)
  } else return
  event.preventDefault()
}
