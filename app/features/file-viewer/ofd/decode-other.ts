import type { OtherDecoder } from '@portal/ofd'

/** Decodes pictures that browsers do not support; the decoders load with the first such picture. */
export const decodeOther: OtherDecoder = async (bytes, kind) => {
  if (kind === 'tiff') return (await import('./decode-tiff')).decodeTiff(bytes)
  return (await import('./decode-scan')).decodeScan(bytes, kind)
}
