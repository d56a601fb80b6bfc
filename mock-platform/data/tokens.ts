import { randomBytes } from 'node:crypto'

const lifetime = 12 * 3600_000

export interface TokenHolder {
  spaceId: string
  account: string
  /** The tenant that it stands for; undefined = the account's own. */
  tenantId: string | undefined
  /** By the clock of the space. */
  expiresAt: number
}

/** The tokens of all spaces of one platform. They outlive the reset of a space, not its deletion. */
export class Tokens {
  readonly #holders = new Map<string, TokenHolder>()

  /** A token's text says nothing about its user, so that the portal cannot rely on it. */
  issue({ now, ...holder }: Omit<TokenHolder, 'expiresAt'> & { now: Date }): string {
    const token = `tk_${randomBytes(24).toString('base64url')}`
    this.#holders.set(token, { ...holder, expiresAt: now.getTime() + lifetime })
    return token
  }

  find(token: string): TokenHolder | undefined {
    return this.#holders.get(token)
  }

  /** How many good tokens an account of a space has. */
  countOf(spaceId: string, account: string, now: Date): number {
    const isGood = (holder: TokenHolder) =>
      holder.spaceId === spaceId && holder.account === account && holder.expiresAt > now.getTime()
    return [...this.#holders.values()].filter(isGood).length
  }

  revoke(token: string): void {
    this.#holders.delete(token)
  }

  /** Revokes what else the token's account holds in its space, and gives it. */
  revokeOthers(token: string): string[] {
    const own = this.#holders.get(token)
    const others = [...this.#holders].filter(
      ([other, { spaceId, account }]) =>
        other !== token && spaceId === own?.spaceId && account === own.account,
    )
    return others.map(([other]) => {
      this.revoke(other)
      return other
    })
  }

  revokeAllOf(spaceId: string): void {
    for (const [token, holder] of this.#holders) {
      if (holder.spaceId === spaceId) this.#holders.delete(token)
    }
  }
}
