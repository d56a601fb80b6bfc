import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import * as asn1 from 'asn1js'
import { sm2 } from 'sm-crypto-v2'

/** ASN.1 values, and certificates for keys made for a test. */

type Value = asn1.AsnType

export const sequence = (...value: Value[]): Value => new asn1.Sequence({ value })
export const set = (...value: Value[]): Value => new asn1.Set({ value })
export const oid = (value: string): Value => new asn1.ObjectIdentifier({ value })
export const integer = (value: number): Value => new asn1.Integer({ value })
export const utf8 = (value: string): Value => new asn1.Utf8String({ value })
export const ia5 = (value: string): Value => new asn1.IA5String({ value })
export const octets = (bytes: Uint8Array): Value =>
  new asn1.OctetString({ valueHex: bytes.slice().buffer })
export const bits = (bytes: Uint8Array): Value =>
  new asn1.BitString({ valueHex: bytes.slice().buffer })
export const longTime = (valueDate: Date): Value => new asn1.GeneralizedTime({ valueDate })
export const shortTime = (valueDate: Date): Value => new asn1.UTCTime({ valueDate })
export const tagged = (tagNumber: number, ...value: Value[]): Value =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value })

/** The octets of a value. */
export const der = (value: Value): Uint8Array => new Uint8Array(value.toBER())

/** An ASN.1 value that already exists as octets. */
export const raw = (bytes: Uint8Array): Value => asn1.fromBER(bytes.slice()).result

const fromHex = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

/** A key that can sign. */
export interface Signer {
  /** The algorithm of its signatures. */
  algorithm: string
  keyInfo: Value
  sign(data: Uint8Array): Uint8Array
}

/** An SM2 key. */
export function sm2Signer(): Signer {
  const { privateKey, publicKey } = sm2.generateKeyPairHex()
  const type = sequence(oid('1.2.840.10045.2.1'), oid('1.2.156.10197.1.301'))
  return {
    algorithm: '1.2.156.10197.1.501',
    keyInfo: sequence(type, bits(fromHex(publicKey))),
    sign: (data) =>
      fromHex(sm2.doSignature(data, privateKey, { der: true, hash: true, publicKey })),
  }
}

/** An RSA key that signs SHA-256 digests. */
export function rsaSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    algorithm: '1.2.840.113549.1.1.11',
    keyInfo: raw(new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }))),
    sign: (data) => signRsa(privateKey, data),
  }
}

const signRsa = (key: KeyObject, data: Uint8Array) =>
  new Uint8Array(createSign('sha256').update(data).sign(key))

export interface Identity {
  name: string
  signer: Signer
  certificate: Uint8Array
}

interface IdentityTerms {
  name: string
  from?: string
  to?: string
  signer?: Signer
  /** The issuer of the certificate; absent = self-signed. */
  issuer?: Identity
  authority?: boolean
}

let serial = 100

const nameOf = (name: string) => sequence(set(sequence(oid('2.5.4.3'), utf8(name))))

/** A key with a certificate. */
export function identity({
  name,
  from = '2025-01-01',
  to = '2035-01-01',
  signer = sm2Signer(),
  issuer,
  authority = false,
}: IdentityTerms): Identity {
  serial += 1
  const by = issuer ?? { name, signer }
  const algorithm = sequence(oid(by.signer.algorithm))
  const constraints = sequence(
    oid('2.5.29.19'),
    octets(der(sequence(new asn1.Boolean({ value: true })))),
  )
  const body = sequence(
    tagged(0, integer(2)),
    integer(serial),
    algorithm,
    nameOf(by.name),
    sequence(shortTime(new Date(from)), shortTime(new Date(to))),
    nameOf(name),
    signer.keyInfo,
    ...(authority ? [tagged(3, sequence(constraints))] : []),
  )
  const certificate = der(sequence(body, algorithm, bits(by.signer.sign(der(body)))))
  return { name, signer, certificate }
}

/** Certificates as PEM text. */
export function pemOf(...certificates: readonly Uint8Array[]): string {
  return certificates
    .map((one) => {
      const lines =
        Buffer.from(one)
          .toString('base64')
          .match(/.{1,64}/g) ?? []
      return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
    })
    .join('')
}
