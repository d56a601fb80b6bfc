import { sm2 } from 'sm-crypto-v2'
import {
  type Block,
  decode,
  hexOf,
  isTagged,
  octetsOf,
  oidOf,
  partsOf,
  rawOf,
  textOf,
  timeOf,
} from './asn1'
import { webDigest } from './digest'

type PublicKey =
  | { kind: 'sm2'; point: string }
  | { kind: 'rsa'; info: Uint8Array }
  | { kind: 'unknown' }

export interface Certificate {
  bytes: Uint8Array
  /** The subject's common name, or the closest substitute. */
  subject: string
  issuer: string
  /** Encoded names, for comparison. */
  subjectRaw: string
  issuerRaw: string
  notBefore: Date
  notAfter: Date
  /** Whether it may issue other certificates. */
  authority: boolean
  key: PublicKey
  signed: Uint8Array
  algorithm: string
  signature: Uint8Array
}

/** Reads an X.509 certificate; null if it is not one. */
export function readCertificate(bytes: Uint8Array): Certificate | null {
  try {
    return certificateOf(bytes)
  } catch {
    return null
  }
}

function certificateOf(bytes: Uint8Array): Certificate | null {
  const [body, algorithm, signature] = partsOf(decode(bytes))
  // Certificates of version 1 have no version field.
  const fields = partsOf(body).filter((field) => !isTagged(field, 0))
  const [, , issuer, validity, subject, keyInfo] = fields
  const [notBefore, notAfter] = partsOf(validity).map(timeOf)
  if (!keyInfo || !notBefore || !notAfter) return null
  return {
    bytes,
    subject: nameOf(subject),
    issuer: nameOf(issuer),
    subjectRaw: hexOf(rawOf(subject)),
    issuerRaw: hexOf(rawOf(issuer)),
    notBefore,
    notAfter,
    authority: isAuthority(fields.find((field) => isTagged(field, 3))),
    key: keyOf(keyInfo),
    signed: rawOf(body),
    algorithm: oidOf(partsOf(algorithm)[0]),
    signature: octetsOf(signature),
  }
}

/** Common name, else unit, else organisation. */
const nameParts = ['2.5.4.3', '2.5.4.11', '2.5.4.10']

function nameOf(name: Block | undefined): string {
  const pairs = partsOf(name).flatMap((set) => partsOf(set).map(partsOf))
  for (const wanted of nameParts) {
    const found = pairs.find(([type]) => oidOf(type) === wanted)
    const said = textOf(found?.[1]).trim()
    if (said) return said
  }
  return ''
}

/** Whether the basic constraints say so. */
function isAuthority(extensions: Block | undefined): boolean {
  const list = partsOf(partsOf(extensions)[0]).map(partsOf)
  const found = list.find(([type]) => oidOf(type) === '2.5.29.19')
  if (!found) return false
  const [flag] = partsOf(decode(octetsOf(found[found.length - 1])))
  return rawOf(flag)[0] === 1 && rawOf(flag)[2] !== 0
}

const sm2Curve = '1.2.156.10197.1.301'

function keyOf(info: Block): PublicKey {
  const [algorithm, key] = partsOf(info)
  const [type, curve] = partsOf(algorithm).map(oidOf)
  if (type === '1.2.840.113549.1.1.1') return { kind: 'rsa', info: rawOf(info) }
  if (type === sm2Curve || curve === sm2Curve) return { kind: 'sm2', point: hexOf(octetsOf(key)) }
  return { kind: 'unknown' }
}

/** The digest of an RSA signature algorithm. */
const rsaDigests: Partial<Record<string, string>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
}

/** Whether a signature of `data` was made with a certificate's key; null = it cannot be checked here. */
export async function verify(
  { key }: Certificate,
  { algorithm, digest = '' }: { algorithm: string; digest?: string },
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | null> {
  if (key.kind === 'sm2') return verifySm2(key.point, data, signature)
  if (key.kind !== 'rsa') return null
  const hash = rsaDigests[algorithm] ?? webDigest(digest)
  const { subtle } = globalThis.crypto ?? {}
  if (!hash || !subtle) return null
  try {
    const terms = { name: 'RSASSA-PKCS1-v1_5', hash }
    const imported = await subtle.importKey('spki', key.info.slice(), terms, false, ['verify'])
    return await subtle.verify(terms, imported, signature.slice(), data.slice())
  } catch {
    return false
  }
}

/** SM2 with SM3 and the default user id (GB/T 35276); the value is a sequence, or only its two numbers. */
function verifySm2(point: string, data: Uint8Array, signature: Uint8Array): boolean {
  try {
    const terms = { der: signature.length !== 64, hash: true, userId: '1234567812345678' }
    return sm2.doVerifySignature(data, hexOf(signature), point, terms)
  } catch {
    return false
  }
}

/** All certificates in a PEM text. */
export function certificatesOfPem(text: string): Certificate[] {
  const blocks = text.split('-----BEGIN CERTIFICATE-----').slice(1)
  return blocks.flatMap((block) => {
    const [base64 = ''] = block.split('-----END CERTIFICATE-----')
    const certificate = readCertificate(fromBase64(base64))
    return certificate ? [certificate] : []
  })
}

/** The issuers that an operator names in PEM: empty for an empty text; null = the text is unavailable or unreadable. */
export function rootsOfPem(text: string | null): Certificate[] | null {
  if (text === null) return null
  const roots = certificatesOfPem(text)
  return roots.length === 0 && text.trim() !== '' ? null : roots
}

/** Decodes base64; empty if it is invalid. */
export function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
