import { moveKeys } from '../../ui/part-keys'
import { pressedKey } from '../../ui/pressed-key'

/** The direction in which a key moves a tab; 0 = another key. */
export function moveKey(event: Parameters<typeof pressedKey>[0]): 1 | -1 | 0 {
  return moveKeys[pressedKey(event)] ?? 0
}
