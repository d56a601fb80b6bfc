import { asOfdError } from '../errors'
import type { OfdDocument } from '../model/document'
import { sameOctets } from './asn1'
import { type Certificate, readCertificate, verify } from './certificate'
import { inForce, type Trust, trustOf } from './chain'
import { type Change, type Coverage, coverageOf } from './changes'
import { digestOf } from './digest'
import { readSeal, type Seal } from './ses'
import {
  listSignatures,
  readSignatureFile,
  type SignatureFile,
  type StampPlace,
} from './signature-file'
import { checkSignedValue, type SignedValue } from './signed-value'
import { timeInText } from './time'

export type SealState = 'valid' | 'changed' | 'expired' | 'unverifiable'

/** Why a seal cannot be verified. */
export type Doubt =
  | 'unreadable'
  | 'no-certificate'
  | 'unknown-method'
  | 'seal-forged'
  | 'not-its-holder'
  | 'no-time'
  | 'untrusted'

/** What else is to be said about a seal. */
export type Remark = 'certificate-ran-out' | 'seal-ran-out' | 'trust-unchecked' | 'value-wrong'

/** A seal or signature, and whether it holds. */
export interface Judgement {
  id: string
  kind: 'seal' | 'sign'
  state: SealState
  sealName: string
  signer: string
  issuer: string
  time: Date | null
  changes: readonly Change[]
  /** Pages that it does not protect. */
  uncovered: readonly number[]
  doubt: Doubt | null
  remarks: readonly Remark[]
  stamps: readonly StampPlace[]
  picture: { type: string; bytes: Uint8Array } | null
}

export interface JudgeTerms {
  /** The certificates of issuers that the operator trusts. */
  roots: readonly Certificate[]
  now: Date
}

/** Judges all seals and signatures of a document. Throws OfdError if their list cannot be read. */
export async function judgeSeals(document: OfdDocument, terms: JudgeTerms): Promise<Judgement[]> {
  if (!document.signatures) return []
  const entries = listSignatures(document.package, document.signatures)
  const judged: Judgement[] = []
  for (const [at, { id, path }] of entries.entries()) {
    judged.push(await judgeOne(document, { id, path, later: at + 1 < entries.length }, terms))
  }
  return judged
}

interface Entry {
  id: string
  path: string
  later: boolean
}

async function judgeOne(
  document: OfdDocument,
  entry: Entry,
  terms: JudgeTerms,
): Promise<Judgement> {
  try {
    const file = readSignatureFile(document.package, entry.id, entry.path)
    const value = await readValue(document, file)
    const coverage = await coverageOf(document, file, entry.later)
    return await judgement(file, value, coverage, terms)
  } catch (error) {
    const { reason } = asOfdError(entry.path, error)
    if (reason === 'huge') throw error
    return unreadable(entry)
  }
}

const unreadable = ({ id }: Entry): Judgement => ({
  id,
  kind: 'sign',
  state: 'unverifiable',
  sealName: '',
  signer: '',
  issuer: '',
  time: null,
  changes: [],
  uncovered: [],
  doubt: 'unreadable',
  remarks: [],
  stamps: [],
  picture: null,
})

/** The signed value; a seal that only lies beside it is read for its name and picture. */
async function readValue(
  { package: source }: OfdDocument,
  file: SignatureFile,
): Promise<SignedValue> {
  const bytes = file.value ? source.read(file.value) : null
  const value = await checkSignedValue(bytes ?? new Uint8Array(), file.bytes)
  const beside = value.seal || !file.seal ? null : source.read(file.seal)
  if (!beside) return value
  try {
    return { ...value, seal: readSeal(beside) }
  } catch {
    return value
  }
}

async function judgement(
  file: SignatureFile,
  value: SignedValue,
  coverage: Coverage,
  { roots, now }: JudgeTerms,
): Promise<Judgement> {
  const { seal, signer } = value
  const time = value.time ?? timeInText(file.dateTime)
  const tampered = value.data === false || value.value === false
  const changes = [
    ...coverage.changes,
    ...(value.data === false ? [{ kind: 'part' as const, path: file.path }] : []),
    ...(value.value === false ? [{ kind: 'part' as const, path: file.value }] : []),
  ]
  const trust = signer && time ? await trustIn(value, roots, time) : 'unchecked'
  const doubt = await doubtOf(value, coverage, time, trust)
  const expired = time !== null && !isInForce(signer, seal, time)
  const state =
    tampered || coverage.changes.length > 0
      ? 'changed'
      : doubt
        ? 'unverifiable'
        : expired
          ? 'expired'
          : 'valid'
  return {
    id: file.id,
    kind: file.kind,
    state,
    sealName: seal?.name ?? '',
    signer: signer?.subject ?? '',
    issuer: signer?.issuer ?? '',
    time,
    changes,
    uncovered: coverage.uncovered,
    doubt,
    remarks: remarksOf(value, { state, trust, expired, now }),
    stamps: file.stamps,
    picture: seal?.picture ?? null,
  }
}

function isInForce(signer: Certificate | null, seal: Seal | null, time: Date): boolean {
  if (signer && !inForce(signer, time)) return false
  const { validFrom = null, validTo = null } = seal ?? {}
  return (!validFrom || validFrom <= time) && (!validTo || time <= validTo)
}

async function trustIn(
  { signer, others, seal }: SignedValue,
  roots: readonly Certificate[],
  time: Date,
): Promise<Trust> {
  const maker = seal && readCertificate(seal.maker)
  for (const one of [signer, maker]) {
    const trust = one ? await trustOf(one, others, roots, time) : 'trusted'
    if (trust !== 'trusted') return trust
  }
  return 'trusted'
}

async function doubtOf(
  { seal, signer, data, value }: SignedValue,
  { unknown }: Coverage,
  time: Date | null,
  trust: Trust,
): Promise<Doubt | null> {
  if (!signer) return 'no-certificate'
  if (unknown || data === null || value === null) return 'unknown-method'
  if (seal) {
    const made = await holdsSeal(seal)
    if (made === false) return 'seal-forged'
    if (made === null) return 'unknown-method'
    if (!(await mayUse(seal, signer))) return 'not-its-holder'
  }
  if (!time) return 'no-time'
  return trust === 'untrusted' ? 'untrusted' : null
}

/** Whether the seal is as its maker signed it; null = this cannot be checked. */
async function holdsSeal(seal: Seal): Promise<boolean | null> {
  const maker = readCertificate(seal.maker)
  if (!maker) return null
  for (const signed of seal.signed) {
    const holds = await verify(maker, seal, signed, seal.signature)
    if (holds !== false) return holds
  }
  return false
}

/** Whether the signer is among those to whom the seal was given; a seal that names none is anyone's. */
async function mayUse({ holders, holderDigests }: Seal, { bytes }: Certificate): Promise<boolean> {
  if (holders.length === 0 && holderDigests.length === 0) return true
  if (holders.some((holder) => sameOctets(holder, bytes))) return true
  const digests = await Promise.all(['SM3', 'SHA-256', 'SHA-1'].map((one) => digestOf(one, bytes)))
  return holderDigests.some((said) => digests.some((one) => one && sameOctets(one, said)))
}

interface RemarkTerms {
  state: SealState
  trust: Trust
  expired: boolean
  now: Date
}

function remarksOf({ signer, seal, value }: SignedValue, terms: RemarkTerms): Remark[] {
  const { state, trust, expired, now } = terms
  const remarks: Remark[] = []
  if (value === false) remarks.push('value-wrong')
  if (!expired && signer && signer.notAfter < now) remarks.push('certificate-ran-out')
  if (!expired && seal?.validTo && seal.validTo < now) remarks.push('seal-ran-out')
  if (state !== 'unverifiable' && trust === 'unchecked') remarks.push('trust-unchecked')
  return remarks
}
