import { extensionOf } from '~contract/platform/file-types'
import { isMail } from './mail/mail-head'
import { unmarkedUtf16 } from './unmarked-utf16'

/** A file's kind by its first bytes. `package` is any zip; see package-kind.ts for its content. */
export type FileKind =
  | 'image'
  /** The photo format of phones, which browsers do not show. */
  | 'heif'
  | 'pdf'
  | 'text'
  | 'mail'
  | 'audio'
  | 'video'
  | 'package'
  /** A rar, 7z or tar; zips are packages. */
  | 'archive'
  | 'old-office'
  | 'rich-text'
  | 'encrypted-office'
  | 'other'

export interface KnownFile {
  kind: FileKind
  /** For files that browsers show natively; '' = irrelevant. */
  mimeType: string
}

/** `bytes` are expected `at` bytes from the start; text means its Latin-1 characters. */
type Mark = readonly [kind: FileKind, mimeType: string, bytes: string, at?: number]

const marks: readonly Mark[] = [
  ['pdf', 'application/pdf', '%PDF-'],
  ['image', 'image/png', '\x89PNG\r\n\x1a\n'],
  ['image', 'image/jpeg', '\xff\xd8\xff'],
  ['image', 'image/gif', 'GIF87a'],
  ['image', 'image/gif', 'GIF89a'],
  ['image', 'image/webp', 'WEBP', 8],
  ['image', 'image/avif', 'ftypavif', 4],
  ...['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand): Mark => ['heif', '', `ftyp${brand}`, 4],
  ),
  ['audio', 'audio/wav', 'WAVE', 8],
  ['audio', 'audio/mpeg', 'ID3'],
  ['audio', 'audio/flac', 'fLaC'],
  ['audio', 'audio/ogg', 'OggS'],
  ['audio', 'audio/mp4', 'ftypM4A', 4],
  ['video', 'video/mp4', 'ftyp', 4],
  ['video', 'video/webm', '\x1a\x45\xdf\xa3'],
  ['package', '', 'PK\x03\x04'],
  ['package', '', 'PK\x05\x06'],
  ['archive', '', 'Rar!\x1a\x07'],
  ['archive', '', '7z\xbc\xaf\x27\x1c'],
  ['archive', '', 'ustar', 257],
  ['rich-text', '', '{\\rtf'],
  ['old-office', '', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
]

/** Formats of current office programs: inside an old container they are encrypted. */
const modernOffice = ['docx', 'xlsx', 'pptx', 'docm', 'xlsm', 'pptm']

/** A file's kind by its first bytes; its name decides only if they are ambiguous. */
export function kindOf(head: Uint8Array, name: string): KnownFile {
  const extension = extensionOf(name)
  const start = latin(head)
  const mark = marks.find(([, , bytes, at = 0]) => start.startsWith(bytes, at))
  if (mark) {
    const [kind, mimeType] = mark
    if (kind === 'old-office' && modernOffice.includes(extension))
      return { kind: 'encrypted-office', mimeType }
    return { kind, mimeType }
  }
  if (start.startsWith('BM') && extension === 'bmp') return { kind: 'image', mimeType: 'image/bmp' }
  if (isCompressed(start) && /\.(?:tgz|tbz2?|txz|tar\.\w+)$/i.test(name)) {
    return { kind: 'archive', mimeType: '' }
  }
  if (isMpegSound(head) && extension === 'mp3') return { kind: 'audio', mimeType: 'audio/mpeg' }
  if (!isText(head)) return { kind: 'other', mimeType: '' }
  if (isDrawing(start)) return { kind: 'image', mimeType: 'image/svg+xml' }
  return { kind: isMail(start, extension === 'eml') ? 'mail' : 'text', mimeType: 'text/plain' }
}

/** The constructs that may precede the root element of a drawing: their start and end. */
const prologue = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!doctype svg', '>'],
] as const

/** Whether a text is an SVG. Checked step by step: a single pattern would try every way to read its comments. */
function isDrawing(text: string): boolean {
  let rest = text.trimStart().toLowerCase()
  for (;;) {
    const part = prologue.find(([begin]) => rest.startsWith(begin))
    if (!part) return /^<svg[\s>]/.test(rest)
    const end = rest.indexOf(part[1])
    if (end < 0) return false
    rest = rest.slice(end + part[1].length).trimStart()
  }
}

function latin(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes.subarray(0, 1024)) text += String.fromCharCode(byte)
  return text
}

/** gzip, bzip2, xz: a single compressed file, which is a tar if its name ends like one. */
function isCompressed(start: string): boolean {
  return ['\x1f\x8b', 'BZh', '\xfd7zXZ\0'].some((mark) => start.startsWith(mark))
}

function isMpegSound([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2
}

/** Text has no control characters except those common in text; UTF-16 is full of zeros and checked separately. */
function isText(head: Uint8Array): boolean {
  const mark = ((head[0] ?? 0) << 8) | (head[1] ?? 0)
  if (mark === 0xfffe || mark === 0xfeff || unmarkedUtf16(head)) return true
  const odd = head.filter((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte)).length
  return odd === 0
}

const namedKinds: Partial<Record<string, string>> = {
  ...namesOf('image', 'jpg jpeg png gif webp avif bmp svg'),
  ...namesOf('heif', 'heic heif'),
  ...namesOf('pdf', 'pdf'),
  ...namesOf('audio', 'mp3 wav m4a flac ogg'),
  ...namesOf('video', 'mp4 m4v mov webm mkv'),
  ...namesOf('text', 'txt log md csv tsv json xml'),
  ...namesOf('word', 'docx docm'),
  ...namesOf('sheet', 'xlsx xlsm'),
  ...namesOf('slides', 'pptx pptm'),
  ...namesOf('ofd', 'ofd'),
  ...namesOf('rich-text', 'rtf'),
  ...namesOf('odt', 'odt'),
  ...namesOf('ods', 'ods'),
  ...namesOf('odp', 'odp'),
  ...namesOf('mail', 'eml'),
  ...namesOf('zip', 'zip'),
  ...namesOf('archive', 'rar 7z tar tgz'),
}

function namesOf(kind: string, extensions: string): Record<string, string> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]))
}

/** Whether a name claims another kind than the file has. */
export function isMisnamed(name: string, kind: string): boolean {
  const named = namedKinds[extensionOf(name)]
  // Audio in a video container is not misnamed.
  const same = new Set(['audio', 'video'])
  return named !== undefined && named !== kind && !(same.has(named) && same.has(kind))
}
