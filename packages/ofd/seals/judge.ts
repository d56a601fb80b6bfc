import { asOfdError } from '../errors'
import type { OfdDocument } from '../model/document'
import type { Certificate } from './certificate'
import { inForce, type Trust } from './chain'
import { type Change, type Coverage, type CoverageTerms, coverageOf } from './changes'
import { PartDigests } from './digests'
import { type Doubt, doubtOf, isOwnWord, trustIn } from './doubts'
import { ownPartsOf } from './own-parts'
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

/** Further remarks on a seal. */
export type Remark = 'certificate-ran-out' | 'seal-ran-out' | 'trust-unchecked' | 'value-wrong'

/** A seal or signature, and whether it is valid. */
export interface Judgement {
  id: string
  kind: 'seal' | 'sign'
  state: SealState
  sealName: string
  signer: string
  issuer: string
  time: Date | null
  changes: readonly Change[]
  /** Pages that it does not cover. */
  uncovered: readonly number[]
  /** Other parts that it does not cover. */
  uncoveredParts: readonly string[]
  doubt: Doubt | null
  remarks: readonly Remark[]
  stamps: readonly StampPlace[]
  picture: { type: string; bytes: Uint8Array } | null
}

export interface JudgeTerms {
  /** The certificates of issuers that the operator trusts; null = unknown. */
  roots: readonly Certificate[] | null
  now: Date
}

/** Judges all seals and signatures of a document. Throws OfdError if their list cannot be read. */
export async function judgeSeals(document: OfdDocument, terms: JudgeTerms): Promise<Judgement[]> {
  if (!document.signatures) return []
  const entries = listSignatures(document.package, document.signatures)
  const digests = new PartDigests(document.package)
  const own = ownPartsOf(document)
  const vouched = new Set<string>()
  const judged: Judgement[] = []
  // The latest first, because it may account for its changes to parts of earlier ones.
  for (const entry of entries.reverse()) {
    const { judgement, held } = await judgeOne(document, entry, terms, { digests, own, vouched })
    judged.unshift(judgement)
    for (const path of held) vouched.add(path)
  }
  return judged
}

interface Entry {
  id: string
  path: string
}

interface Judged {
  judgement: Judgement
  /** The parts that it accounts for: none if it was not verified itself. */
  held: Iterable<string>
}

async function judgeOne(
  document: OfdDocument,
  entry: Entry,
  terms: JudgeTerms,
  covering: CoverageTerms,
): Promise<Judged> {
  try {
    const file = readSignatureFile(document.package, entry.id, entry.path)
    const value = await readValue(document, file)
    const coverage = await coverageOf(document, file, covering)
    const judgement = await judgementOf(file, value, coverage, terms)
    const verified = value.data === true && value.value === true
    const holds = judgement.state !== 'changed' && isOwnWord(judgement.doubt)
    return { judgement, held: verified && holds ? coverage.held : [] }
  } catch (error) {
    const { reason } = asOfdError(entry.path, error)
    if (reason === 'huge') throw error
    return { judgement: unreadable(entry), held: [] }
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
  uncoveredParts: [],
  doubt: 'unreadable',
  remarks: [],
  stamps: [],
  picture: null,
})

/** The signed value. A seal that is only stored beside it is read for its name and picture. */
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

async function judgementOf(
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
    uncoveredParts: coverage.uncoveredParts,
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

interface RemarkTerms {
  state: SealState
  trust: Trust | null
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
