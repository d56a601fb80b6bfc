import { randomBytes } from 'node:crypto'

const lifetime = 12 * 3600_000

export interface IssuedToken {
  spaceId: string
  account: string
  /** Undefined = the account's own tenant. */
  tenantId: string | undefined
  /** By the space's clock. */
  expiresAt: number
}

/** Tokens outlive the reset of a space, not its deletion. */
export class Tokens {
  readonly #issued = new Map<string, IssuedToken>()

  /** The token reveals nothing about its user, so that the portal cannot rely on its content. */
  issue({ now, ...issued }: Omit<IssuedToken, 'expiresAt'> & { now: Date }): string {
    const token = `tk_${randomBytes(24).toString('base64url')}`
    this.#issued.set(token, { ...issued, expiresAt: now.getTime() + lifetime })
    return token
  }

  find(token: string): IssuedToken | undefined {
    return this.#issued.get(token)
  }

  /** Number of valid tokens. */
  countOf(spaceId: string, account: string, now: Date): number {
    const isGood = (issued: IssuedToken) =>
      issued.spaceId === spaceId && issued.account === account && issued.expiresAt > now.getTime()
    return [...this.#issued.values()].filter(isGood).length
  }

  revoke(token: string): void {
    this.#issued.delete(token)
  }

  /** Revokes the other tokens of the token's account; returns them. */
  revokeOthers(token: string): string[] {
    const own = this.#issued.get(token)
    const others = [...this.#issued].filter(
      ([other, { spaceId, account }]) =>
        other !== token && spaceId === own?.spaceId && account === own.account,
    )
    return others.map(([other]) => {
      this.revoke(other)
      return other
    })
  }

  revokeAllOf(spaceId: string): void {
    for (const [token, issued] of this.#issued) {
      if (issued.spaceId === spaceId) this.#issued.delete(token)
    }
  }
}
