/**
 * Which apps are to sleep so that no more than `budget` stay awake; `order` begins with the one that was used
 * longest ago. Those that may not sleep stay awake, be they more than the budget.
 */
export function awakeBeyond<App>(
  order: readonly App[],
  budget: number,
  maySleep: (app: App) => boolean,
): App[] {
  const surplus = Math.max(0, order.length - budget)
  return order.filter(maySleep).slice(0, surplus)
}

/** In GB, rounded down to a power of two. Only Chromium says it, and not by plain http. */
interface Device {
  deviceMemory?: number
}

/** How many apps may stay awake on this device: of less than 8 GB the same part as of the number, but two at least. */
export function awakeBudget(
  limit: number,
  { deviceMemory = 8 }: Device = navigator as Device,
): number {
  const share = Math.min(1, deviceMemory / 8)
  return Math.min(limit, Math.max(2, Math.round(limit * share)))
}
