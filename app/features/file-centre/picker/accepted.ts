import { extensionOf, type FileType, fileTypeOf } from '~contract/platform/file-types'

/** The kinds of file that a wildcard such as `image/*` means. */
const wildcards: Readonly<Record<string, FileType>> = {
  'image/*': 'img',
  'audio/*': 'audio',
  'video/*': 'video',
}

/** The media types that apps name most, by extension; a file list contains only names. */
const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/ofd': ['ofd'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/zip': ['zip'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
}

/** Whether `accept`, in the syntax of `<input type="file">`, allows a file of this name; '' allows any. */
export function accepts(accept: string, name: string): boolean {
  const wanted = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  const extension = extensionOf(name)
  return (
    wanted.length === 0 ||
    wanted.some(
      (one) =>
        one === '*/*' ||
        one === `.${extension}` ||
        wildcards[one] === fileTypeOf(name) ||
        mediaTypes[one]?.includes(extension),
    )
  )
}
