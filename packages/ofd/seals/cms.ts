import { type Block, decode, isTagged, octetsOf, oidOf, partsOf, rawOf, timeOf } from './asn1'
import { type Certificate, readCertificate } from './certificate'

/** A signature in PKCS#7 or CMS, or in GM/T 0010, which has its own object identifiers. */
export interface CmsSignature {
  /** The signed content, if the signature contains it; otherwise the file is the content. */
  content: Uint8Array | null
  certificates: readonly Certificate[]
  signer: Certificate | null
  digest: string
  algorithm: string
  signature: Uint8Array
  /** Attributes that are signed instead of the content. */
  attributes: Uint8Array | null
  messageDigest: Uint8Array | null
  time: Date | null
}

const signedData = ['1.2.840.113549.1.7.2', '1.2.156.10197.6.1.4.2.2']

/** Reads a CMS signature; null if it is not one. */
export function readCms(bytes: Uint8Array): CmsSignature | null {
  const [type, content] = partsOf(decode(bytes))
  if (!signedData.includes(oidOf(type))) return null
  const fields = partsOf(partsOf(content)[0])
  const info = partsOf(fields[fields.length - 1])[0]
  const certificates = partsOf(fields.find((field) => isTagged(field, 0))).flatMap((one) => {
    const certificate = readCertificate(rawOf(one))
    return certificate ? [certificate] : []
  })
  return { content: contentOf(fields[2]), certificates, ...signerOf(info, certificates) }
}

function contentOf(block: Block | undefined): Uint8Array | null {
  const [inner] = partsOf(partsOf(block)[1])
  return inner ? octetsOf(inner) : null
}

function signerOf(info: Block | undefined, certificates: readonly Certificate[]) {
  const [, id, digest, ...rest] = partsOf(info)
  const attributes = rest.find((field) => isTagged(field, 0))
  const [algorithm, signature] = rest.filter((field) => !isTagged(field, 0))
  const values = new Map(
    partsOf(attributes).map((one) => {
      const [type, set] = partsOf(one)
      return [oidOf(type), partsOf(set)[0]]
    }),
  )
  const said = values.get('1.2.840.113549.1.9.4')
  return {
    signer: chosen(id, certificates),
    digest: oidOf(partsOf(digest)[0]),
    algorithm: oidOf(partsOf(algorithm)[0]),
    signature: octetsOf(signature),
    attributes: attributes ? asSet(rawOf(attributes)) : null,
    messageDigest: said ? octetsOf(said) : null,
    time: timeOf(values.get('1.2.840.113549.1.9.5')),
  }
}

/** Finds the signer's certificate by issuer and serial number. */
function chosen(id: Block | undefined, certificates: readonly Certificate[]): Certificate | null {
  const [issuer, serial] = partsOf(id).map(rawOf)
  const matching = certificates.find(({ bytes }) => {
    const fields = partsOf(partsOf(decode(bytes))[0]).filter((field) => !isTagged(field, 0))
    return same(rawOf(fields[0]), serial) && same(rawOf(fields[2]), issuer)
  })
  return matching ?? (certificates.length === 1 ? (certificates[0] ?? null) : null)
}

const same = (a: Uint8Array, b: Uint8Array | undefined) =>
  b !== undefined && a.length === b.length && a.every((octet, at) => octet === b[at])

/** The attributes are signed as a set, but stored with another tag. */
function asSet(raw: Uint8Array): Uint8Array {
  const set = raw.slice()
  set[0] = 0x31
  return set
}
