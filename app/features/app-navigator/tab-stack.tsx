import { X } from 'lucide'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Icon } from '../../ui/icon'
import { Sheet } from './sheet'
import styles from './tab-stack.module.css'

/** An open app, as the stack shows it. */
export interface OpenTab {
  id: string
  title: string
  icon: string
  path: string
  pinned: boolean
  dirty: boolean
}

interface TabStackProps {
  tabs: readonly OpenTab[]
  active: string
  button: RefObject<HTMLElement>
  onOpen(path: string, tab: string): void
  onCloseTab(id: string): void
  onClose(): void
}

/** The open apps of a phone as cards (AID-05): to go to, and to close. */
export default function TabStack(props: TabStackProps) {
  const { tabs, active, button, onOpen, onCloseTab, onClose } = props
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

  function close(id: string, at: number) {
    // What has the focus goes away: the next card takes it.
    cards()[at === tabs.length - 1 ? at - 1 : at + 1]?.focus()
    onCloseTab(id)
  }

  return (
    <Sheet title={navigator.stack} button={button} onClose={onClose}>
      <div className={styles.stack}>
        <div
          ref={list}
          className={styles.list}
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
                onOpen(tab.path, tab.id)
                onClose()
              }}
            />
          ))}
        </div>
        <div className={styles.list} role="group" aria-label={tabStrip.closers}>
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
  tab: OpenTab
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
      className={styles.card}
      style={{ gridRow: row }}
      aria-selected={selected}
      onClick={onOpen}
    >
      <AppIcon icon={icon} className={styles.icon} />
      <span className={styles.title}>{title}</span>
      {dirty && <span className={styles.dirty}>{tabStrip.unsaved}</span>}
    </button>
  )
}

function Closer({ title, row, onClose }: { title: string; row: number; onClose(): void }) {
  const { frame } = useText()
  return (
    <button
      type="button"
      className={styles.close}
      style={{ gridRow: row }}
      aria-label={frame.close(title)}
      onClick={onClose}
    >
      <Icon drawing={X} />
    </button>
  )
}
