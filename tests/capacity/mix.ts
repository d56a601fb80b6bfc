/** What people do at the portal. Each costs its server something, which `measure.ts` measures with a real browser. */
export const actionNames = [
  'leave',
  'arrive',
  'openApp',
  'switchTab',
  'openMail',
  'readMessage',
  'search',
  'openFile',
  'reconnect',
  'catchUp',
  'hearMessage',
  'minuteOpen',
] as const

export type ActionName = (typeof actionNames)[number]

/**
 * An office hour of one user: how often each thing is done. These are assumptions, and the only ones of the model: an
 * operator counts their own in the portal's metrics and changes them here.
 */
export const hourly: Partial<Record<ActionName, number>> = {
  openApp: 12,
  switchTab: 30,
  openMail: 6,
  readMessage: 6,
  search: 4,
  openFile: 3,
  hearMessage: 10,
  minuteOpen: 60,
}

/** The morning: the middle and the standard deviation of people's arrivals, in minutes since 8:00. */
export const arrivals = { middle: 30, deviation: 8 }
/** Whose node was lost comes to another within this time (s), by chance. */
export const comingBack = 10
/** After the broker's return a process tells its windows one after the other (`server/live/sources/in-turn.ts`), in seconds. */
export const telling = { atOnce: 100, each: 0.025, longest: 25 }
