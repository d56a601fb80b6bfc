import type { Scope } from './scope'

/** Watches sockets, event sources and workers for those left open. */
export function watchConnections(scope: Scope) {
  const opened: { what: string; isOpen(): boolean }[] = []
  const { WebSocket, EventSource, Worker } = scope

  scope.WebSocket = class extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given)
      opened.push({
        what: `WebSocket ${given[0]}`,
        isOpen: () => this.readyState <= WebSocket.OPEN,
      })
    }
  }
  scope.EventSource = class extends EventSource {
    constructor(...given: ConstructorParameters<typeof EventSource>) {
      super(...given)
      opened.push({
        what: `EventSource ${given[0]}`,
        isOpen: () => this.readyState !== EventSource.CLOSED,
      })
    }
  }
  scope.Worker = class extends Worker {
    #ended = false
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      opened.push({ what: `Worker ${given[0]}`, isOpen: () => !this.#ended })
    }
    override terminate() {
      this.#ended = true
      super.terminate()
    }
  }

  return { open: () => opened.filter((one) => one.isOpen()).map(({ what }) => what) }
}
