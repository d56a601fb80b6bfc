/**
 * Which apps to put to sleep so that at most `budget` stay awake; `order` starts with the least recently used. Apps
 * that must not sleep stay awake, even if they exceed the budget.
 */
export function awakeBeyond<App>(
  order: readonly App[],
  budget: number,
  maySleep: (app: App) => boolean,
): App[] {
  const surplus = Math.max(0, order.length - budget)
  return order.filter(maySleep).slice(0, surplus)
}

/** In GB, rounded down to a power of two. Only Chromium reports it, and not over plain http. */
interface Device {
  deviceMemory?: number
}

/** How many apps may stay awake on this device: below 8 GB a proportional share of the limit, but at least two. */
export function awakeBudget(
  limit: number,
  { deviceMemory = 8 }: Device = navigator as Device,
): number {
  const share = Math.min(1, deviceMemory / 8)
  return Math.min(limit, Math.max(2, Math.round(limit * share)))
}
