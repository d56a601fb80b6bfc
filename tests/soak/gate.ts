export type Gate = ReturnType<typeof createGate>

/** Keeps users from going on while the heap is looked at: what is under way in a moment would hide what stays. */
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
