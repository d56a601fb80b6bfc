import { sameOctets } from './asn1'
import { type Certificate, verify } from './certificate'

/** Whether a certificate's issuer is trusted by the operator; unchecked = the operator names no issuers. */
export type Trust = 'trusted' | 'untrusted' | 'unchecked'

/** Maximum certificates between the signer's and the root's. */
const longest = 6

/** Follows the issuers of a certificate to a root. `others` are certificates that came with the document. */
export async function trustOf(
  certificate: Certificate,
  others: readonly Certificate[],
  roots: readonly Certificate[],
  time: Date,
): Promise<Trust> {
  if (roots.length === 0) return 'unchecked'
  let at = certificate
  for (let steps = 0; steps < longest; steps += 1) {
    if (roots.some(({ bytes }) => sameOctets(bytes, at.bytes))) return 'trusted'
    const root = await issuerOf(at, roots, time)
    if (root) return 'trusted'
    const next = await issuerOf(
      at,
      others.filter(({ authority }) => authority),
      time,
    )
    if (!next || next === at) return 'untrusted'
    at = next
  }
  return 'untrusted'
}

async function issuerOf(
  { issuerRaw, algorithm, signed, signature }: Certificate,
  among: readonly Certificate[],
  time: Date,
): Promise<Certificate | null> {
  for (const one of among) {
    if (one.subjectRaw !== issuerRaw || !inForce(one, time)) continue
    if (await verify(one, { algorithm }, signed, signature)) return one
  }
  return null
}

/** Whether a time is within a certificate's validity. */
export function inForce({ notBefore, notAfter }: Certificate, time: Date): boolean {
  return notBefore <= time && time <= notAfter
}
