import type { OtherDecoder } from '@portal/ofd'

/** Pictures that browsers do not know, by decoders that come with the first of them. */
export const decodeOther: OtherDecoder = async (bytes, kind) => {
  const { decodeScan } = await import('./decode-scan')
  return decodeScan(bytes, kind)
}
