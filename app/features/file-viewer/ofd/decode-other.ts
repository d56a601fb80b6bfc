import type { OtherDecoder } from '@portal/ofd'

/** Pictures that browsers do not know, by decoders that come with the first of them. */
export const decodeOther: OtherDecoder = async (bytes, kind) => {
  if (kind === 'tiff') return (await import('./decode-tiff')).decodeTiff(bytes)
  return (await import('./decode-scan')).decodeScan(bytes, kind)
}
