import { Menu } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { AnchoredMenu } from '../../ui/overlay/anchored-menu'
import type { BarEntry } from '../registry/registry'
import styles from './personal-menu.module.css'

interface MoreMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  entries: readonly BarEntry[]
  onChoose(id: string): void
}

/** 「更多功能」: the entries of the top bar that are folded away. */
export default function MoreMenu({ entries, ...menu }: MoreMenuProps) {
  const { bar } = useText()
  return (
    <AnchoredMenu {...menu} placement="bottom-end" label={bar.more} className={styles.menu}>
      {entries.map(({ id, label, icon, count = 0 }) => (
        <Menu.Item key={id} value={id} className={`relative ${styles.item}`}>
          <Icon drawing={icon} className="size-16px" />
          {label}
          <Badge count={count} className="ml-auto" />
        </Menu.Item>
      ))}
    </AnchoredMenu>
  )
}
