import { define } from './define'

const prefix = 'portal-channel:'

/**
 * Replaces a missing BroadcastChannel by storage events. Without storage, windows receive nothing from each other, and
 * each still works.
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
      // Storage events fire only if the value changes.
      const text = JSON.stringify({ data, at: `${Date.now()} ${Math.random()}` })
      localStorage.setItem(prefix + this.name, text)
      localStorage.removeItem(prefix + this.name)
    } catch {
      // Storage is refused or full: the message is lost.
    }
  }

  close(): void {
    globalThis.removeEventListener?.('storage', this.#onStorage as EventListener)
  }
}
