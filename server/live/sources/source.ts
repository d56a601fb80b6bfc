import type { Logger } from 'pino'
import type { GenericFrame } from '~contract/platform/live'
import type { LiveTimes } from '~contract/portal/constants'
import type { LiveMetrics } from '../../http/metrics'
import type { PlatformClient } from '../../platform/client'
import type { SignedIn } from '../../session/session'
import type { KeptEvent, LiveEvent } from '../event-log'
import type { LivedTime } from '../lived-time'
import type { PacedLog } from '../paced-log'

/** What a source tells of, and whose it is. */
export interface SourceHost {
  readonly who: SignedIn
  tell(event: LiveEvent): void
  /** Takes an event that others may hear, too. */
  hear(event: KeptEvent): void
  /** Something may have been missed. */
  stale(): void
  /** A backend says that the session's token is no longer good. */
  doubt(): void
}

/** A session's connection to one kind of push. */
export interface Source {
  /** Resolves at the first answer, good or bad. */
  settled: Promise<void>
  /** Windows did not wait any longer for the first connection: what comes before it is missed. */
  missed(): void
  /** To the backend, where it listens. */
  send?(frame: GenericFrame): void
  sweep?(): void
  close(): void
}

/** What all sources of a portal share. */
export interface SourceParts {
  platform: PlatformClient
  times: LiveTimes
  time: LivedTime
  metrics: LiveMetrics
  log: Logger
  paced: PacedLog
}
