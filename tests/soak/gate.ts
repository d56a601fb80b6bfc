export type Gate = ReturnType<typeof createGate>

/** Holds users back while the heap is measured: what is in progress at that moment would hide what stays. */
export function createGate() {
  let closed: Promise<void> | null = null
  let open = () => {}

  return {
    /** Resolves while it is open. */
    async pass(): Promise<void> {
      while (closed) await closed
    },
    close() {
      closed = new Promise((done) => {
        open = () => {
          closed = null
          done()
        }
      })
    },
    open: () => open(),
  }
}
