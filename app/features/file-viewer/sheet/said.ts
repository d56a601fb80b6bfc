/** Whether a boolean attribute is set. */
export const isOn = (said: string | undefined) => said === '1' || said === 'true'

/** A count from an attribute, limited to `most`. */
export function countOf(said: string | undefined, most: number): number {
  const count = Math.floor(Number(said ?? 0))
  return count > 0 ? Math.min(count, most) : 0
}
