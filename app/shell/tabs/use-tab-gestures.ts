import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import type { TabId } from '../../hosting/open-tabs'
import type { StripTab, TabCommands } from '../store/strip-tab'
import { tabElement, tabIdAt } from './tab-elements'
import { tabKey } from './tab-keys'

/** Where a tab's menu opens. */
export interface MenuAnchor {
  id: TabId
  x: number
  y: number
  /** Opened by keyboard: the first item is highlighted. */
  byKey: boolean
}

/** The current press. For a finger it is the touch event, which follows the pointer event and is what starts a drag. */
function usePress() {
  const pressed = useRef<Event | null>(null)
  const press = ({ nativeEvent }: SyntheticEvent) => {
    pressed.current = nativeEvent
    const over = new AbortController()
    const end = () => {
      pressed.current = null
      over.abort()
    }
    for (const name of ['pointerup', 'pointercancel', 'touchend']) {
      window.addEventListener(name, end, { capture: true, signal: over.signal })
    }
  }
  return { pressed, press }
}

/**
 * Keyboard and mouse handling that the tabs need from the start: listeners for the tabs' box, whether the user has
 * touched the tabs, and the press that still lasts. The rest is in StripAttendant.
 */
export function useTabGestures(
  tabs: readonly StripTab[],
  commands: TabCommands,
  openMenu: (anchor: MenuAnchor) => void,
  noteFocus: (event: FocusEvent) => void,
) {
  const [touched, setTouched] = useState(false)
  const touch = () => setTouched(true)
  const { pressed, press } = usePress()
  const close = (id: TabId | undefined) => {
    if (tabs.some((tab) => tab.id === id && !tab.pinned)) commands.close([id as TabId])
  }
  const openMenuBelow = (id: TabId, byKey: boolean) => {
    const { left = 0, bottom = 0 } = tabElement(id)?.getBoundingClientRect() ?? {}
    openMenu({ id, x: left, y: bottom, byKey })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const at = links.indexOf(event.target as HTMLElement)
    const id = links[at]?.dataset.tab as TabId | undefined
    const key = tabKey(event)
    if (!id || !key) return
    event.preventDefault()
    if (key === 'open') links[at]?.click()
    else if (key === 'close') close(id)
    else if (key === 'menu') openMenuBelow(id, true)
    else
      links
        .at({ previous: at - 1, next: (at + 1) % links.length, first: 0, last: -1 }[key])
        ?.focus()
  }

  const listeners = {
    onKeyDown,
    onPointerOver: touch,
    onPointerDown: press,
    onTouchStart: press,
    onFocus(event: FocusEvent) {
      touch()
      noteFocus(event)
    },
    // The middle button would otherwise start the browser's autoscroll, or open a link in a new tab.
    onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
    onAuxClick(event: MouseEvent) {
      if (event.button !== 1) return
      event.preventDefault()
      close(tabIdAt(event.target))
    },
    onContextMenu(event: MouseEvent) {
      const id = tabIdAt(event.target)
      if (!id) return
      event.preventDefault()
      // Long press by touch: releasing opens the menu, unless the tab was dragged.
      if (tabElement(id)?.hasAttribute('data-lifted')) return
      openMenu({ id, x: event.clientX, y: event.clientY, byKey: false })
    },
  }
  return { listeners, openMenuBelow, touched, pressed }
}
