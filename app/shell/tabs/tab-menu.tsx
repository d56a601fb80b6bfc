import { Menu, Portal } from '@chakra-ui/react'
import { Fragment, useRef, useState } from 'react'
import type { TabId } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { type MenuItem, menuItems } from './menu-items'
import { focusTab } from './tab-elements'
import styles from './tab-menu.module.css'
import type { MenuAnchor } from './use-tab-gestures'

interface TabMenuProps {
  anchor: MenuAnchor
  tabs: readonly StripTab[]
  active: TabId
  commands: TabCommands
  move: TabCommands['move']
  onDone(): void
}

/** The keys with the same effect on the tab itself. */
const shortcuts: Partial<Record<MenuItem['name'], { shown: string; spoken: string }>> = {
  moveLeft: { shown: 'Ctrl+Shift+←', spoken: 'Control+Shift+ArrowLeft' },
  moveRight: { shown: 'Ctrl+Shift+→', spoken: 'Control+Shift+ArrowRight' },
  close: { shown: 'Delete', spoken: 'Delete' },
}

/** The menu of one tab: mounted open, and remounted each time it is opened. */
export default function TabMenu(props: TabMenuProps) {
  const { anchor, tabs, active, commands, move, onDone } = props
  const { tabStrip } = useText()
  const [open, setOpen] = useState(true)
  const chosen = useRef<MenuItem>()
  const tab = tabs.find((one) => one.id === anchor.id)
  if (!tab) return null
  const groups = menuItems(tabs, tab, active, { ...commands, move })

  // Runs once the menu is gone: a dialog opened over it would count as part of it and close with it.
  function act() {
    const focused = document.activeElement
    const kept = !focused || focused === document.body || focused.closest('[role=menu]')
    // If the user clicked into an app instead, the focus stays there.
    if (chosen.current || kept) focusTab(anchor.id)
    onDone()
    chosen.current?.run()
  }

  return (
    <OverlayProvider>
      <Menu.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        defaultHighlightedValue={anchor.byKey ? (groups[0]?.[0]?.name ?? null) : null}
        positioning={{
          placement: 'bottom-start',
          gutter: 2,
          getAnchorRect: () => ({ x: anchor.x, y: anchor.y, width: 0, height: 0 }),
        }}
        onSelect={({ value }) => {
          chosen.current = groups.flat().find((item) => item.name === value)
        }}
        onExitComplete={act}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content
              aria-label={tabStrip.menu(tab.title)}
              onContextMenu={(event) => event.preventDefault()}
            >
              {groups.map((group, at) => (
                <Fragment key={group[0]?.name}>
                  {at > 0 && <Menu.Separator />}
                  {group.map((item) => (
                    <TabMenuItem key={item.name} item={item} />
                  ))}
                </Fragment>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}

function TabMenuItem({ item: { name, disabled } }: { item: MenuItem }) {
  const { tabStrip } = useText()
  const keys = shortcuts[name]
  return (
    <Menu.Item
      value={name}
      disabled={disabled}
      className={styles.item}
      minHeight="32px"
      {...(keys && { 'aria-keyshortcuts': keys.spoken })}
    >
      <span className="flex-1">{tabStrip.commands[name]}</span>
      {keys && (
        <span className={`text-xs text-muted ${styles.keys}`} aria-hidden="true">
          {keys.shown}
        </span>
      )}
    </Menu.Item>
  )
}
