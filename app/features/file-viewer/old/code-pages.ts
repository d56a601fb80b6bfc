/** Windows code pages by the names that browsers use; 1250 to 1258 have names derived from their numbers. */
const labels: Record<number, string> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10008: 'gb18030',
  20936: 'gb18030',
  54936: 'gb18030',
  65001: 'utf-8',
}

const decoders = new Map<number, TextDecoder>()

/** A decoder for a Windows code page; for unknown ones the Western European decoder (1252). */
export function decoderOf(codePage: number): TextDecoder {
  const known = decoders.get(codePage)
  if (known) return known
  const windows = codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252'
  const decoder = new TextDecoder(labels[codePage] ?? windows)
  decoders.set(codePage, decoder)
  return decoder
}

/** Whether bytes from 0x81 on start a two-byte character in a code page. */
export const isDoubleByte = (codePage: number) => [932, 936, 949, 950].includes(codePage)
