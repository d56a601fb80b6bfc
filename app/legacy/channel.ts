import { define } from './define'

const prefix = 'portal-channel:'

/**
 * BroadcastChannel where there is none, by the storage's events. Where there is no storage either, windows hear nothing
 * of each other, and each still works.
 */
export function fillChannel(): void {
  define(globalThis, 'BroadcastChannel', StorageChannel)
}

class StorageChannel extends EventTarget {
  readonly name: string
  onmessage: ((event: MessageEvent) => void) | null = null
  onmessageerror = null
  readonly #heard: (event: StorageEvent) => void

  constructor(name: string) {
    super()
    this.name = String(name)
    this.#heard = ({ key, newValue }) => {
      if (key !== prefix + this.name || !newValue) return
      const event = new MessageEvent('message', { data: JSON.parse(newValue).data })
      this.onmessage?.(event)
      this.dispatchEvent(event)
    }
    globalThis.addEventListener?.('storage', this.#heard as EventListener)
  }

  postMessage(data: unknown): void {
    try {
      // Storage tells others only of a value that has changed.
      const text = JSON.stringify({ data, at: `${Date.now()} ${Math.random()}` })
      localStorage.setItem(prefix + this.name, text)
      localStorage.removeItem(prefix + this.name)
    } catch {
      // Refused or full: nobody hears it.
    }
  }

  close(): void {
    globalThis.removeEventListener?.('storage', this.#heard as EventListener)
  }
}
