import { define } from './define'

const prefix = 'portal-channel:'

/**
 * BroadcastChannel if there is none, by the storage's events. If there is no storage either, windows receive nothing
 * of each other, and each still works.
 */
export function fillChannel(): void {
  define(globalThis, 'BroadcastChannel', StorageChannel)
}

class StorageChannel extends EventTarget {
  readonly name: string
  onmessage: ((event: MessageEvent) => void) | null = null
  onmessageerror = null
  readonly #onStorage: (event: StorageEvent) => void

  constructor(name: string) {
    super()
    this.name = String(name)
    this.#onStorage = ({ key, newValue }) => {
      if (key !== prefix + this.name || !newValue) return
      const event = new MessageEvent('message', { data: JSON.parse(newValue).data })
      this.onmessage?.(event)
      this.dispatchEvent(event)
    }
    globalThis.addEventListener?.('storage', this.#onStorage as EventListener)
  }

  postMessage(data: unknown): void {
    try {
      // Storage announces only a value that has changed.
      const text = JSON.stringify({ data, at: `${Date.now()} ${Math.random()}` })
      localStorage.setItem(prefix + this.name, text)
      localStorage.removeItem(prefix + this.name)
    } catch {
      // Refused or full: it is lost.
    }
  }

  close(): void {
    globalThis.removeEventListener?.('storage', this.#onStorage as EventListener)
  }
}
