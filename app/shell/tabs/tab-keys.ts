import { type TabKey, tabKeys } from '../../ui/key-tables'
import { pressedKey } from '../../ui/pressed-key'

/** What a key does on a tab. */
export function tabKey(event: Parameters<typeof pressedKey>[0]): TabKey | undefined {
  return tabKeys[pressedKey(event)]
}
