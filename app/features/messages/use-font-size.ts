import { useState } from 'react'

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
      try {
        sessionStorage.setItem(key, String(at(steps)))
      } catch {
        // If storage is refused, it lasts as long as the dialog.
      }
    },
  }
}

function fits(size: number): boolean {
  return size >= messageFont.minimum && size <= messageFont.maximum
}

function read(): number {
  try {
    const kept = Number(sessionStorage.getItem(key))
    return Number.isInteger(kept) && fits(kept) ? kept : messageFont.normal
  } catch {
    return messageFont.normal
  }
}
