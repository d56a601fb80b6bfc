import { sameOctets } from './asn1'
import { type Certificate, readCertificate, verify } from './certificate'
import { type Trust, trustOf } from './chain'
import type { Coverage } from './changes'
import { digestOf } from './digest'
import type { Seal } from './ses'
import type { SignedValue } from './signed-value'

/** Why a seal cannot be verified. */
export type Doubt =
  | 'unreadable'
  | 'no-certificate'
  | 'unknown-method'
  | 'seal-forged'
  | 'not-its-holder'
  | 'no-time'
  | 'uncovered'
  | 'untrusted'
  | 'roots-unknown'

/** Whether the signer and the seal's maker are trusted; null = the trusted issuers are unknown. */
export async function trustIn(
  { signer, others, seal }: SignedValue,
  roots: readonly Certificate[] | null,
  time: Date,
): Promise<Trust | null> {
  if (!roots) return null
  const maker = seal && readCertificate(seal.maker)
  for (const one of [signer, maker]) {
    const trust = one ? await trustOf(one, others, roots, time) : 'trusted'
    if (trust !== 'trusted') return trust
  }
  return 'trusted'
}

export async function doubtOf(
  { seal, signer, data, value }: SignedValue,
  coverage: Coverage,
  time: Date | null,
  trust: Trust | null,
): Promise<Doubt | null> {
  if (!signer) return 'no-certificate'
  if (coverage.unknown || data === null || value === null) return 'unknown-method'
  if (seal) {
    const made = await holdsSeal(seal)
    if (made === false) return 'seal-forged'
    if (made === null) return 'unknown-method'
    if (!(await mayUse(seal, signer))) return 'not-its-holder'
  }
  if (!time) return 'no-time'
  if (trust === 'untrusted') return 'untrusted'
  if (coverage.uncovered.length > 0 || coverage.uncoveredParts.length > 0) return 'uncovered'
  return trust === null ? 'roots-unknown' : null
}

/** Doubts that do not question the signature itself. */
export function isOwnWord(doubt: Doubt | null): boolean {
  return doubt === null || doubt === 'uncovered' || doubt === 'roots-unknown'
}

/** Whether the maker's signature of the seal is valid; null = it cannot be checked. */
async function holdsSeal(seal: Seal): Promise<boolean | null> {
  const maker = readCertificate(seal.maker)
  if (!maker) return null
  for (const signed of seal.signed) {
    const holds = await verify(maker, seal, signed, seal.signature)
    if (holds !== false) return holds
  }
  return false
}

/**
 * Whether the signer is among those to whom the seal was issued; a seal without such a list may be used by any signer.
 */
async function mayUse({ holders, holderDigests }: Seal, { bytes }: Certificate): Promise<boolean> {
  if (holders.length === 0 && holderDigests.length === 0) return true
  if (holders.some((holder) => sameOctets(holder, bytes))) return true
  const digests = await Promise.all(['SM3', 'SHA-256', 'SHA-1'].map((one) => digestOf(one, bytes)))
  return holderDigests.some((said) => digests.some((one) => one && sameOctets(one, said)))
}
