import { decode, timeOf } from './asn1'

/** A time from bytes: ASN.1, or digits somewhere in a time stamp. Null if there is none. */
export function timeInOctets(octets: Uint8Array): Date | null {
  return asn1Time(octets) ?? digitsTime(new TextDecoder('latin1').decode(octets))
}

function asn1Time(octets: Uint8Array): Date | null {
  try {
    return timeOf(decode(octets))
  } catch {
    return null
  }
}

function digitsTime(text: string): Date | null {
  const [, year, month, day, hour, minute, second] =
    /(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(text) ?? []
  return year ? dateOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}

/** The time in Signature.xml; without a time zone it is China's. */
export function timeInText(text: string): Date | null {
  const plain = /^(\d{4})-?(\d\d)-?(\d\d)[T ]?(\d\d):?(\d\d):?(\d\d)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/
  const [, year, month, day, hour, minute, second, zone] = plain.exec(text.trim()) ?? []
  if (!year) return null
  return dateOf(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone ?? '+08:00'}`)
}

function dateOf(text: string): Date | null {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}
