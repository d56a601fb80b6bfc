import { Menu, Portal } from '@chakra-ui/react'
import { type RefObject, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import type { BarEntry } from './bar-entry'
import styles from './personal-menu.module.css'

interface MoreMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  entries: readonly BarEntry[]
  onChoose(id: string): void
}

/** 「更多功能」: the entries of the top bar that are folded away. */
export default function MoreMenu({ open, onOpenChange, anchor, entries, onChoose }: MoreMenuProps) {
  const { bar } = useText()
  const chosen = useRef<string | null>(null)

  // Only once the menu is gone: what opens over it would be taken for a part of it and close with it.
  function act() {
    anchor.current?.focus()
    const id = chosen.current
    chosen.current = null
    if (id) onChoose(id)
  }

  return (
    <OverlayProvider>
      <Menu.Root
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        positioning={{
          placement: 'bottom-end',
          getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
        }}
        onSelect={({ value }) => {
          chosen.current = value
        }}
        onExitComplete={act}
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content className={styles.menu} aria-label={bar.more}>
              {entries.map(({ id, label, icon, count = 0 }) => (
                <Menu.Item key={id} value={id} className={styles.item}>
                  <Icon drawing={icon} className={styles.icon} />
                  {label}
                  <Badge count={count} className={styles.badge} />
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayProvider>
  )
}
