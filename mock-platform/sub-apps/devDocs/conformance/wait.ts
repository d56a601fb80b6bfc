/** False if the condition did not come true in time. */
export async function until(condition: () => boolean, limit: number): Promise<boolean> {
  const deadline = performance.now() + limit
  while (!condition()) {
    if (performance.now() > deadline) return false
    await pause(20)
  }
  return true
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
