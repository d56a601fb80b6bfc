import { Pin, X } from 'lucide'
import type { TabId } from '../../hosting/open-tabs'
import { panelId, tabId } from '../../hosting/pane'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Badge, badgeText } from '../../ui/badge'
import { classNames } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { inPageLink } from '../../ui/in-page-link'
import { wholeTitle } from '../../ui/tab-sizes'
import type { StripTab } from '../store/strip-tab'
import styles from './tab-strip.module.css'

interface TabRowsProps {
  tabs: readonly StripTab[]
  active: TabId
  onClose(id: TabId): void
}

/**
 * The open apps as ARIA tabs. The close buttons are in a second row of the same widths over the tabs, because a tab
 * must not contain another control. Only the active tab and its close button are tab stops; arrow keys reach the
 * others, and Delete closes them.
 */
export function TabRows({ tabs, active, onClose }: TabRowsProps) {
  const { shell, tabStrip } = useText()
  return (
    <>
      <div role="tablist" aria-label={tabStrip.tabs} className={styles.row}>
        {tabs.map((tab) => (
          <TabLink key={tab.id} tab={tab} current={tab.id === active} />
        ))}
      </div>
      <div
        role="group"
        aria-label={tabStrip.closers}
        className={`pointer-events-none ${styles.row}`}
      >
        {tabs.map((tab) => (
          <span
            key={tab.id}
            data-tab={tab.id}
            data-title={tab.title}
            className={classNames(styles.closer, widthOf(tab, tab.id === active))}
          >
            {!tab.pinned && (
              <IconButton
                icon={X}
                label={shell.close(tab.title)}
                className={`size-24px rounded-sm pointer-events-auto ${styles.close}`}
                tabIndex={tab.id === active ? 0 : -1}
                onClick={() => onClose(tab.id)}
              />
            )}
          </span>
        ))}
      </div>
    </>
  )
}

function TabLink({ tab, current }: { tab: StripTab; current: boolean }) {
  const label = useTabLabel(tab)
  return (
    <a
      {...inPageLink}
      data-tab={tab.id}
      data-title={tab.title}
      data-pinned={tab.pinned ? '' : undefined}
      role="tab"
      id={tabId(tab.id)}
      aria-selected={current}
      aria-controls={current ? panelId(tab.id) : undefined}
      aria-label={label}
      title={label}
      tabIndex={current ? 0 : -1}
      className={classNames(
        'text-muted no-underline hover:bg-hover hover:text-text',
        styles.tab,
        widthOf(tab, current),
      )}
      href={tab.path}
      draggable={false}
    >
      <span className={styles.seen}>
        <AppIcon icon={tab.icon} className={`flex-none size-16px ${styles.icon}`} />
        <span className={styles.title} data-part="title">
          {tab.title}
        </span>
        {tab.dirty && <DirtyDot />}
        <Badge count={tab.badge} className={`flex-none ${styles.badge}`} />
      </span>
      {tab.pinned && <Icon drawing={Pin} className={styles.pin} />}
    </a>
  )
}

/** The width classes of a tab and of its close button, which must have the same width. */
function widthOf({ title, pinned, dirty, badge }: StripTab, current: boolean): string {
  return classNames(
    pinned && styles.pinned,
    !pinned && title.length <= wholeTitle && styles.whole,
    current && styles.active,
    !pinned && dirty && styles.dirtyTab,
    !pinned && badge > 0 && styles.counted,
  )
}

/** Unsaved work; `useTabLabel` puts it into words. */
export function DirtyDot() {
  return <span className={styles.dirty} />
}

/** What the tab's marks mean, in words. */
export function useTabLabel({ title, badge, pinned, dirty, errors }: StripTab): string {
  const { shell, tabStrip, phrases } = useText()
  const marks = [
    badge > 0 ? shell.waiting(title, badgeText(badge)) : title,
    pinned && tabStrip.pinned,
    dirty && tabStrip.unsaved,
    errors > 0 && tabStrip.errors(errors),
  ]
  return phrases.joined(marks.filter((mark) => mark !== false))
}
