import { OfdError } from '../errors'
import {
  type Block,
  decode,
  isBits,
  isInteger,
  isOctets,
  octetsOf,
  oidOf,
  partsOf,
  rawOf,
  sequenceOf,
  textOf,
  timeOf,
} from './asn1'
import { timeInOctets } from './time'

/** A seal (GM/T 0031, GB/T 38540): a picture and its rightful users, signed by the seal's maker. */
export interface Seal {
  id: string
  name: string
  picture: { type: string; bytes: Uint8Array }
  validFrom: Date | null
  validTo: Date | null
  /** Who may use it: certificates, or their digests; both empty = not restricted. */
  holders: readonly Uint8Array[]
  holderDigests: readonly Uint8Array[]
  maker: Uint8Array
  algorithm: string
  signature: Uint8Array
  /** The possible inputs of the maker's signature, as standards and products differ. */
  signed: readonly Uint8Array[]
}

/** A signature made with a seal. */
export interface SesSignature {
  seal: Seal
  time: Date | null
  dataHash: Uint8Array
  certificate: Uint8Array
  algorithm: string
  signature: Uint8Array
  signed: Uint8Array
}

/** Reads a SES_Signature of version 1 or 4; null if it is not one. */
export function readSes(bytes: Uint8Array): SesSignature | null {
  const parts = partsOf(decode(bytes))
  const [body, second, third, fourth] = parts
  if (partsOf(body).length < 5) return null
  if (isOctets(second) && isBits(fourth)) {
    return {
      ...bodyOf(body),
      certificate: octetsOf(second),
      algorithm: oidOf(third),
      signature: octetsOf(fourth),
    }
  }
  if (!isBits(second)) return null
  // Version 1 has the certificate within the signed part.
  const [, , , , , certificate, algorithm] = partsOf(body)
  return {
    ...bodyOf(body),
    certificate: octetsOf(certificate),
    algorithm: oidOf(algorithm),
    signature: octetsOf(second),
  }
}

function bodyOf(body: Block | undefined) {
  const [, seal, time, hash] = partsOf(body)
  return {
    seal: sealOf(seal),
    time: timeOf(time) ?? timeInOctets(octetsOf(time)),
    dataHash: octetsOf(hash),
    signed: rawOf(body),
  }
}

/** Reads a separate seal file (Seal.esl). Throws OfdError. */
export function readSeal(bytes: Uint8Array): Seal {
  return sealOf(decode(bytes))
}

function sealOf(block: Block | undefined): Seal {
  const [info, second, third, fourth] = partsOf(block)
  const [, id, property, picture] = partsOf(info)
  if (!property || !picture) throw new OfdError('broken', 'the seal has no properties')
  const [type, data] = partsOf(picture)
  // Version 4 has the maker's fields next to the seal, version 1 in a sequence of their own.
  const words = isOctets(second) ? [second, third, fourth] : partsOf(second)
  const [maker, algorithm, signature] = words
  return {
    id: textOf(id),
    ...propertyOf(property),
    picture: { type: textOf(type).toLowerCase(), bytes: octetsOf(data) },
    maker: octetsOf(maker),
    algorithm: oidOf(algorithm),
    signature: octetsOf(signature),
    signed: [sequenceOf(rawOf(info), rawOf(maker), rawOf(algorithm)), rawOf(info)],
  }
}

function propertyOf(property: Block) {
  const [, name, third, fourth, ...rest] = partsOf(property)
  const version4 = isInteger(third)
  const list = partsOf(version4 ? fourth : third)
  const times = (version4 ? rest : [fourth, ...rest]).map(timeOf)
  const [, validFrom = null, validTo = null] = times
  return {
    name: textOf(name),
    validFrom,
    validTo,
    holders: list.filter(isOctets).map(octetsOf),
    // A digest is preceded by its method.
    holderDigests: list.filter((one) => !isOctets(one)).map((one) => octetsOf(partsOf(one)[1])),
  }
}
