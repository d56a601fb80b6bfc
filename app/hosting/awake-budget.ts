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
