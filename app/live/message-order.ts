/**
 * What is known with what arrived: each id once, as it came last, in the given order. Repeats and late arrivals change
 * nothing but what they say.
 */
export function mergeById<Item extends { id: string }>(
  known: readonly Item[],
  arrived: readonly Item[],
  order: (one: Item, other: Item) => number,
): Item[] {
  const byId = new Map(known.map((item) => [item.id, item]))
  for (const item of arrived) byId.set(item.id, item)
  return [...byId.values()].sort(order)
}
