/** What an attribute says that is on or off. */
export const isOn = (said: string | undefined) => said === '1' || said === 'true'

/** A count that an attribute says, within what there can be. */
export function countOf(said: string | undefined, most: number): number {
  const count = Math.floor(Number(said ?? 0))
  return count > 0 ? Math.min(count, most) : 0
}
