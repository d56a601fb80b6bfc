import { sameOctets } from './asn1'
import { type Certificate, readCertificate, verify } from './certificate'
import { type CmsSignature, readCms } from './cms'
import { digestOf, isSm3 } from './digest'
import { readSes, type Seal, type SesSignature } from './ses'

/** The content of a SignedValue.dat, and whether it is valid. */
export interface SignedValue {
  seal: Seal | null
  time: Date | null
  signer: Certificate | null
  others: readonly Certificate[]
  /** Whether the signature is for this Signature.xml. */
  data: boolean | null
  /** Whether the value was made with the signer's key; null = it cannot be checked. */
  value: boolean | null
}

/** Reads and checks a signature's value over the bytes of its Signature.xml. */
export async function checkSignedValue(
  bytes: Uint8Array,
  signed: Uint8Array,
): Promise<SignedValue> {
  const ses = attempt(() => readSes(bytes))
  if (ses) return checkSes(ses, signed)
  const cms = attempt(() => readCms(bytes))
  if (cms) return checkCms(cms, signed)
  return { seal: null, time: null, signer: null, others: [], data: null, value: null }
}

/** Bytes in another format are not an error: the next format is tried. */
function attempt<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch {
    return null
  }
}

async function checkSes(ses: SesSignature, signed: Uint8Array): Promise<SignedValue> {
  const signer = readCertificate(ses.certificate)
  const method =
    ses.dataHash.length === 32 && signer?.key.kind === 'rsa' ? ['SM3', 'SHA-256'] : ['SM3']
  const others = readCertificate(ses.seal.maker)
  return {
    seal: ses.seal,
    time: ses.time,
    signer,
    others: others ? [others] : [],
    data: await holdsDigest(method, signed, ses.dataHash),
    value: signer && (await verify(signer, ses, ses.signed, ses.signature)),
  }
}

async function holdsDigest(
  methods: readonly string[],
  bytes: Uint8Array,
  digest: Uint8Array,
): Promise<boolean | null> {
  let known = false
  for (const method of methods) {
    const present = await digestOf(method, bytes)
    if (present && sameOctets(present, digest)) return true
    known ||= present !== null
  }
  return known ? false : null
}

async function checkCms(cms: CmsSignature, signed: Uint8Array): Promise<SignedValue> {
  const { content, signer, attributes, messageDigest, digest } = cms
  const held = content ?? signed
  const own =
    !content || sameOctets(content, signed) || (await holdsDigest([digest], signed, content))
  const data = attributes
    ? own && messageDigest && (await holdsDigest([digest], held, messageDigest))
    : own
  return {
    seal: null,
    time: cms.time,
    signer,
    others: cms.certificates,
    data,
    value: signer && (await verify(signer, terms(cms), attributes ?? held, cms.signature)),
  }
}

/** GM/T 0010 leaves the digest to the algorithm. */
const terms = ({ algorithm, digest }: CmsSignature) => ({
  algorithm,
  digest: isSm3(digest) ? 'SM3' : digest,
})
