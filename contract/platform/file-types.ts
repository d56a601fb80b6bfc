/** In bytes. */
export const largestFile = 20 * 1024 * 1024

/** Kinds of file, each with its icon (FILE-01): those of the file lists, and further ones of electronic folders. */
export const fileTypes = [
  'doc',
  'xls',
  'ppt',
  'pdf',
  'img',
  'audio',
  'video',
  'zip',
  'txt',
  'other',
  'ofd',
  'disk',
  'fast',
] as const

export type FileType = (typeof fileTypes)[number]

const extensions: Record<Exclude<FileType, 'other'>, readonly string[]> = {
  doc: ['doc', 'docx', 'wps', 'rtf', 'odt'],
  xls: ['xls', 'xlsx', 'et', 'csv', 'ods'],
  ppt: ['ppt', 'pptx', 'dps', 'odp'],
  pdf: ['pdf'],
  img: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg', 'heic', 'heif'],
  audio: ['mp3', 'wav', 'm4a', 'ogg', 'flac', 'amr'],
  video: ['mp4', 'mov', 'avi', 'mkv', 'webm'],
  zip: ['zip', 'rar', '7z', 'gz', 'tar'],
  txt: ['txt', 'md', 'log', 'json', 'xml'],
  ofd: ['ofd'],
  /** Images of a disk. */
  disk: ['iso', 'dmg', 'vhd', 'vhdx', 'vmdk'],
  /** Shortcuts to other places. */
  fast: ['lnk', 'url', 'webloc'],
}

const typeOfExtension = new Map(
  Object.entries(extensions).flatMap(([type, list]) =>
    list.map((extension) => [extension, type as FileType] as const),
  ),
)

/** The kind of a file, by its extension. */
export function fileTypeOf(name: string): FileType {
  return typeOfExtension.get(extensionOf(name)) ?? 'other'
}

/** A name's extension in lower case, without the dot; '' = none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}
