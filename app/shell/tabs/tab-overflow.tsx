import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { TabId } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { classNames } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { LazyPart, partOf } from '../../ui/lazy-part'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { focusTab } from './tab-elements'
import styles from './tab-overflow.module.css'
import { useOverflow } from './use-overflow'

const TabList = partOf(() => import('./tab-list'))

interface TabOverflowProps {
  bar: RefObject<HTMLElement>
  scroller: RefObject<HTMLElement>
  tabs: readonly StripTab[]
  active: TabId
  commands: TabCommands
}

/** For a strip with more tabs than it can show: scroll buttons over its ends, and 「更多」. */
export default function TabOverflow({ bar, scroller, ...shown }: TabOverflowProps) {
  const { crowded, before, after } = useOverflow(bar, scroller, shown.tabs, shown.active)
  return (
    <>
      {before && <ScrollButton side="left" scroller={scroller} />}
      {after && <ScrollButton side="right" scroller={scroller} />}
      <MoreTabs {...shown} crowded={crowded} />
    </>
  )
}

interface MoreTabsProps extends Pick<TabOverflowProps, 'tabs' | 'active' | 'commands'> {
  /** Whether the tabs currently do not fit into the strip. */
  crowded: boolean
}

/** 「更多」 after the last tab opens the list of all tabs (TAB-01); it stays while the list is open. */
function MoreTabs({ crowded, tabs, active, commands }: MoreTabsProps) {
  const { tabStrip } = useText()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  /** null = never opened, so that its file is not needed. */
  const [open, setOpen] = useState<boolean | null>(null)
  const visible = crowded || open === true

  useEffect(() => {
    if (!visible && document.activeElement === button.current) focusTab(active)
  }, [visible, active])

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={classNames(
          'flex items-center justify-center rounded-md text-sm text-muted svg:size-14px',
          styles.more,
          !visible && styles.unneeded,
        )}
        title={tabStrip.allTabs}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.moreText}>{tabStrip.more}</span>
        <Icon drawing={ChevronDown} />
      </button>
      {open !== null && (
        <LazyPart onLost={() => setOpen(false)}>
          <TabList
            open={open}
            onOpenChange={setOpen}
            triggerId={id}
            tabs={tabs}
            active={active}
            commands={commands}
          />
        </LazyPart>
      )}
    </>
  )
}

interface ScrollButtonProps {
  side: 'left' | 'right'
  scroller: RefObject<HTMLElement>
}

/** For the mouse only: keyboard and touch scroll the tabs directly. */
function ScrollButton({ side, scroller }: ScrollButtonProps) {
  const { tabStrip } = useText()
  const label = side === 'left' ? tabStrip.scrollLeft : tabStrip.scrollRight
  const scroll = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const page = (scroller.current?.clientWidth ?? 0) * 0.7
    scroller.current?.scrollBy({
      left: side === 'left' ? -page : page,
      behavior: still ? 'auto' : 'smooth',
    })
  }
  return (
    <IconButton
      icon={side === 'left' ? ChevronLeft : ChevronRight}
      label={label}
      className={classNames(styles.scroll, side === 'left' ? styles.toLeft : styles.toRight)}
      tabIndex={-1}
      onClick={scroll}
    />
  )
}
