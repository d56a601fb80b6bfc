/** A claim stands for so long: the other windows come to it within moments. */
const claimTime = 5_000

/** Whether this window of the browser is the one that does it, and no other. */
export async function claim(name: string): Promise<boolean> {
  // Not on pages without HTTPS.
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
