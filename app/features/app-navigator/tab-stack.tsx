import { X } from 'lucide'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import type { TabId } from '../../hosting/open-tabs'
import { useShell, useShellState } from '../../shell/store/shell-context'
import type { StripTab } from '../../shell/store/strip-tab'
import { useTabs } from '../../shell/store/use-tabs'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Icon } from '../../ui/icon'
import { Sheet } from './sheet'
import styles from './tab-stack.module.css'

interface TabStackProps {
  button: RefObject<HTMLElement>
  onClose(): void
}

/** The open apps of a phone as cards (AID-05): to switch to, and to close. */
export default function TabStack({ button, onClose }: TabStackProps) {
  const shell = useShell()
  const tabs = useTabs()
  const active = useShellState((state) => state.active)
  const { tabStrip, navigator } = useText()
  const list = useRef<HTMLDivElement>(null)
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const at = cards().indexOf(event.target as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    cards()[(at + step + tabs.length) % tabs.length]?.focus()
  }

  function close(id: TabId, at: number) {
    // The focused card disappears: the next card takes the focus.
    cards()[at === tabs.length - 1 ? at - 1 : at + 1]?.focus()
    shell.closeTabs([id])
  }

  return (
    <Sheet title={navigator.stack} button={button} onClose={onClose}>
      <div className={styles.stack}>
        <div
          ref={list}
          className="contents"
          role="tablist"
          aria-label={tabStrip.tabs}
          aria-orientation="vertical"
          onKeyDown={move}
        >
          {tabs.map((tab, at) => (
            <TabCard
              key={tab.id}
              tab={tab}
              row={at + 1}
              selected={tab.id === active}
              onOpen={() => {
                shell.go(tab.path, { tab: tab.id })
                onClose()
              }}
            />
          ))}
        </div>
        <div className="contents" role="group" aria-label={tabStrip.closers}>
          {tabs.map(
            ({ id, title, pinned }, at) =>
              !pinned && (
                <Closer key={id} title={title} row={at + 1} onClose={() => close(id, at)} />
              ),
          )}
        </div>
      </div>
    </Sheet>
  )
}

interface TabCardProps {
  tab: StripTab
  row: number
  selected: boolean
  onOpen(): void
}

function TabCard({ tab: { title, icon, dirty }, row, selected, onOpen }: TabCardProps) {
  const { tabStrip } = useText()
  return (
    <button
      type="button"
      role="tab"
      className={`card flex col-span-full items-center gap-3 ${styles.card}`}
      style={{ gridRow: row }}
      aria-selected={selected}
      onClick={onOpen}
    >
      <AppIcon icon={icon} className="size-24px" />
      <span className="clamp line-clamp-2 flex-1">{title}</span>
      {dirty && <span className="flex-none text-xs text-warning">{tabStrip.unsaved}</span>}
    </button>
  )
}

function Closer({ title, row, onClose }: { title: string; row: number; onClose(): void }) {
  const { shell } = useText()
  return (
    <button
      type="button"
      className={`icon-button-plain z-1 rounded-full size-44px ${styles.close}`}
      style={{ gridRow: row }}
      aria-label={shell.close(title)}
      onClick={onClose}
    >
      <Icon drawing={X} />
    </button>
  )
}
