import * as asn1js from 'asn1js'
import { OfdError } from '../errors'

/** A value of ASN.1. */
export type Block = asn1js.AsnType

/** Decodes DER or BER. Throws OfdError. */
export function decode(bytes: Uint8Array): Block {
  // A copy: the library keeps views of what it gets.
  const { offset, result } = asn1js.fromBER(bytes.slice())
  if (offset === -1 || result.error) throw new OfdError('broken', `ASN.1: ${result.error}`)
  return result
}

/** The contents of a sequence, set or tagged value. */
export function partsOf(block: Block | undefined): readonly Block[] {
  const parts: unknown = (block?.valueBlock as { value?: unknown } | undefined)?.value
  return Array.isArray(parts) ? parts : []
}

/** The whole value including its header, as in the file. */
export function rawOf(block: Block | undefined): Uint8Array {
  return block?.valueBeforeDecodeView ?? new Uint8Array()
}

/** The bytes of an octet or bit string, or of a tagged value. */
export function octetsOf(block: Block | undefined): Uint8Array {
  if (block instanceof asn1js.OctetString) return new Uint8Array(block.getValue())
  const held = (block?.valueBlock as { valueHexView?: Uint8Array } | undefined)?.valueHexView
  return held ?? new Uint8Array()
}

/** The text of any string type; '' for other values. */
export function textOf(block: Block | undefined): string {
  const value: unknown = (block?.valueBlock as { value?: unknown } | undefined)?.value
  return typeof value === 'string' ? value : ''
}

/** An object identifier in dotted form; '' for other values. */
export function oidOf(block: Block | undefined): string {
  return block instanceof asn1js.ObjectIdentifier ? block.getValue() : ''
}

/** A time; null for other values. */
export function timeOf(block: Block | undefined): Date | null {
  const isTime = block instanceof asn1js.UTCTime || block instanceof asn1js.GeneralizedTime
  return isTime ? valid(block.toDate()) : null
}

const valid = (date: Date) => (Number.isNaN(date.getTime()) ? null : date)

export const isInteger = (block: Block | undefined) => block instanceof asn1js.Integer
export const isOctets = (block: Block | undefined) => block instanceof asn1js.OctetString
export const isBits = (block: Block | undefined) => block instanceof asn1js.BitString

/** Whether a value has a context-specific tag: `[0]`. */
export function isTagged(block: Block | undefined, number: number): boolean {
  return block?.idBlock.tagClass === 3 && block.idBlock.tagNumber === number
}

/** A sequence of already encoded values. */
export function sequenceOf(...raw: readonly Uint8Array[]): Uint8Array {
  const length = raw.reduce((sum, one) => sum + one.length, 0)
  return joined(new Uint8Array([0x30, ...lengthOctets(length)]), ...raw)
}

function lengthOctets(length: number): number[] {
  if (length < 128) return [length]
  const octets: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256)
  return [0x80 | octets.length, ...octets]
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Whether two strings of octets are the same. */
export function sameOctets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((octet, at) => octet === b[at])
}

/** Octets as hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (octet) => octet.toString(16).padStart(2, '0')).join('')
}
