import { useState } from 'react'
import { keepInWindow, readInWindow } from '../../ui/window-memory'

/** The size of a message's text, in pixels (MSG-03). */
const messageFont = { normal: 16, step: 2, minimum: 12, maximum: 28 }

/** Lasts as long as the session in this window. */
const key = 'portal-message-font'

/** The size of a message's text in pixels, and the actions that change it (MSG-03). */
export function useFontSize() {
  const [size, setSize] = useState(read)
  const at = (steps: -1 | 1) => size + steps * messageFont.step
  return {
    size,
    canGrow: (steps: -1 | 1) => fits(at(steps)),
    grow(steps: -1 | 1) {
      setSize(at(steps))
      keepInWindow(key, String(at(steps)))
    },
  }
}

function fits(size: number): boolean {
  return size >= messageFont.minimum && size <= messageFont.maximum
}

function read(): number {
  const kept = Number(readInWindow(key))
  return Number.isInteger(kept) && fits(kept) ? kept : messageFont.normal
}
