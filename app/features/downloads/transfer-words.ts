import type { TransferEnd, TransferNews, TransferPlan } from './transfer'

/** To the worker. `attempt`: a unique number for each try. */
export type TransferOrder =
  | ({ kind: 'start'; attempt: number; userId: string; id: string } & TransferPlan)
  | { kind: 'stop'; attempt: number }

/** From the worker. */
export type TransferWord =
  | { attempt: number; news: TransferNews }
  /** The last message, sent once the staged file is closed. */
  | { attempt: number; end: TransferEnd }
