import type { Logger } from 'pino'
import type { GenericFrame } from '~contract/platform/live'
import type { LiveTimes } from '../../config/live-limits'
import type { LiveMetrics } from '../../http/metrics'
import type { PlatformClient } from '../../platform/client'
import type { Sealer } from '../../seal/sealer'
import type { SignedIn } from '../../session/session'
import type { KeptEvent, LiveEvent } from '../event-writer'
import type { ProcessTime } from '../process-time'
import type { ThrottledLog } from '../throttled-log'

/** The session for which a source is open. */
export interface SourceHost {
  readonly user: SignedIn
  publish(event: LiveEvent): void
  /** Receives an event that may go to several sessions. */
  receive(event: KeptEvent): void
  /** Events may have been lost. */
  stale(): void
  /** A backend rejects the session's token. */
  doubt(): void
}

/** A session's connection to one kind of push. */
export interface Source {
  /** Resolves at the first answer, good or bad. */
  settled: Promise<void>
  /** The windows stopped waiting for the first connection, so that anything pushed before it is lost to them. */
  missed(): void
  /** Sends a frame to the backend, if it takes any. */
  send?(frame: GenericFrame): void
  sweep?(): void
  close(): void
}

/** What all sources of a portal share. */
export interface SourceParts {
  platform: PlatformClient
  sealer: Sealer
  times: LiveTimes
  time: ProcessTime
  metrics: LiveMetrics
  log: Logger
  throttledLog: ThrottledLog
}
