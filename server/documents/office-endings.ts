import { extensionOf } from '~contract/platform/file-types'

/**
 * `wps=doc`: WPS files have Office formats under other extensions, and LibreOffice chooses the format by the extension.
 */
const pairs =
  'doc dot=doc docx docm dotx=docx wps=doc wpt=doc xls xlt=xls xlsx xlsm xltx=xlsx et=xls ett=xls ppt pps=ppt pptx pptm ppsx=pptx dps=ppt dpt=ppt rtf odt ods odp'
const endings = new Map(
  pairs.split(' ').map((pair): [string, string] => {
    const [own = '', known = own] = pair.split('=')
    return [own, known]
  }),
)

const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zip = Buffer.from('PK\x03\x04', 'latin1')
const rtf = Buffer.from('{\\rtf', 'latin1')
/** The name of the stream that holds the content of an encrypted docx, xlsx or pptx. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * The extension under which converters know a file, by its first bytes; null = a format that is not converted. `name`
 * is the user's.
 */
export function officeEndingOf(content: Buffer, name: string): string | null {
  const ending = endings.get(extensionOf(name)) ?? null
  const starts = (mark: Buffer) => content.subarray(0, mark.length).equals(mark)
  // RTF counts under any name. Other content needs an Office signature and an Office extension: web pages, which would
  // fetch what they name, are not converted.
  if (starts(rtf)) return 'rtf'
  return starts(compound) || starts(zip) ? ending : null
}

/** Searches a file, chunk by chunk, for the sign of a current Office file that needs a password. */
export function createLockSearch() {
  let before = Buffer.alloc(0)
  let isCompound: boolean | undefined
  let found = false
  return {
    see(piece: Buffer) {
      const text = Buffer.concat([before, piece])
      // Only then: later the beginning of the file is no longer part of the text.
      if (text.length >= compound.length) {
        isCompound ??= text.subarray(0, compound.length).equals(compound)
      }
      found ||= text.includes(encrypted)
      before = text.subarray(-encrypted.length)
    },
    isLocked: () => isCompound === true && found,
  }
}
