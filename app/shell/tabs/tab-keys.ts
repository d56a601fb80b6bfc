import { moveKeys, type TabKey, tabKeys } from '../../ui/key-tables'
import { pressedKey } from '../../ui/pressed-key'

type Pressed = Parameters<typeof pressedKey>[0]

/** What a key does on a tab. */
export function tabKey(event: Pressed): TabKey | undefined {
  return tabKeys[pressedKey(event)]
}

/** The direction in which a key moves a tab; 0 = another key. */
export function moveKey(event: Pressed): 1 | -1 | 0 {
  return moveKeys[pressedKey(event)] ?? 0
}
