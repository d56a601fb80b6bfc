import { endingsKept, type SessionEndCause, type SessionEnding } from './session-endings'

/** Limit of an account's endings that are remembered individually. */
export const mostEndingsOfAccount = 200

interface Ended {
  startedAt: number
  cause: SessionEndCause | undefined
  /** When it was remembered (ms). */
  at: number
}

const beginningOf = ({ startedAt, at }: Ended) => startedAt || at
const byBeginning = ([, a]: [string, Ended], [, b]: [string, Ended]) =>
  beginningOf(a) - beginningOf(b)

/**
 * What has ended in one account. Beyond `most` endings, the session that began first is merged into the account's
 * limit: every session that began no later has ended. So no ending is forgotten, and an account that ends sessions all
 * day uses no other account's room.
 */
export class AccountEndings {
  readonly #ended = new Map<string, Ended>()
  readonly #most: number
  #until = 0
  #except: string | undefined
  /** The part of the limit to which no exception applies: it came with another exception, or with none. */
  #exceptUntil = 0

  constructor(most = mostEndingsOfAccount) {
    this.#most = most
  }

  get size(): number {
    return this.#ended.size
  }

  /** Sessions that began no later than this have ended, except one; 0 = there is no such limit. */
  get until(): number {
    return this.#until
  }

  has(session: string): boolean {
    return this.#ended.has(session)
  }

  causeOf(session: string): SessionEndCause | undefined {
    return this.#ended.get(session)?.cause
  }

  include(session: string, startedAt: number): boolean {
    if (this.has(session)) return true
    return startedAt <= (session === this.#except ? this.#exceptUntil : this.#until)
  }

  end(session: string, ended: Ended): void {
    if (this.has(session)) return
    this.#ended.set(session, ended)
    for (const [oldest, { at }] of this.#ended) {
      if (at > ended.at - endingsKept) break
      this.#ended.delete(oldest)
    }
    this.compact(this.#most)
  }

  /** Limits add up in any order: each ends all sessions that began by then, except its own exception. */
  endUntil(until: number, except?: string): void {
    if (until <= this.#until) {
      if (except !== this.#except) this.#exceptUntil = Math.max(this.#exceptUntil, until)
      return
    }
    if (except !== this.#except) this.#exceptUntil = this.#until
    this.#until = until
    this.#except = except
  }

  /** Keeps at most this many individually. */
  compact(most: number): void {
    for (const [session, { startedAt }] of this.#oldest(this.size - most)) {
      this.#ended.delete(session)
      if (session === this.#except) this.#except = undefined
      // Sessions that began before the limit have ended anyway, except its exception.
      if (startedAt > this.#until) this.endUntil(startedAt)
    }
  }

  /**
   * The sessions that began first, not those whose endings arrived first: a process that has just started may receive
   * the newest ending before it has read those of the day, and a limit made of it would end everyone who signed in
   * before. A one-time token counts from its use.
   */
  #oldest(count: number): [string, Ended][] {
    if (count <= 0) return []
    if (count > 1) return [...this.#ended].sort(byBeginning).slice(0, count)
    // Usually there is just one too many, and sorting is slow.
    let oldest: [string, Ended] | undefined
    for (const one of this.#ended) if (!oldest || byBeginning(one, oldest) < 0) oldest = one
    return oldest ? [oldest] : []
  }

  *known(account: string): Generator<SessionEnding> {
    for (const [session, { startedAt, cause }] of this.#ended) {
      yield { session, account, startedAt, ...(cause && { cause }) }
    }
    const except = this.#except
    if (this.#until > 0) yield { account, until: this.#until, ...(except && { except }) }
    if (except && this.#exceptUntil > 0) yield { account, until: this.#exceptUntil }
  }
}
