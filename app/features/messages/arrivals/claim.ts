/** How long (ms) a claim holds: the other windows try it within moments. */
const claimTime = 5_000

/** Claims a task for this window; false = another window of the browser has it. */
export async function claim(name: string): Promise<boolean> {
  // Undefined on pages without HTTPS.
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) return true
  return new Promise((decide) => {
    locks
      .request(`portal-messages:${name}`, { ifAvailable: true }, (lock) => {
        decide(lock !== null)
        return lock && new Promise<void>((free) => setTimeout(free, claimTime))
      })
      .catch(() => decide(true))
  })
}
