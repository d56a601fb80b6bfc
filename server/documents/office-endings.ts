import { extensionOf } from '~contract/platform/file-types'

/** `wps=doc`: WPS files are those of Office under other names, and LibreOffice chooses the format by the name. */
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
/** What holds the content of an encrypted docx, xlsx or pptx. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le')

/** The ending under which converters know a file by its first bytes; null = it is none that they convert. `name` is the user's. */
export function officeEndingOf(content: Buffer, name: string): string | null {
  const ending = endings.get(extensionOf(name)) ?? null
  const starts = (mark: Buffer) => content.subarray(0, mark.length).equals(mark)
  // Whatever has another name is converted under its own; pages of the web, which would fetch what they name, are not.
  if (starts(rtf)) return 'rtf'
  return starts(compound) || starts(zip) ? ending : null
}

/** Looks through a file, piece by piece, for what makes it a current Office file that only a password opens. */
export function createLockSearch() {
  let before = Buffer.alloc(0)
  let isCompound: boolean | undefined
  let found = false
  return {
    see(piece: Buffer) {
      const text = Buffer.concat([before, piece])
      // Only then, as later the file's beginning is no longer among it.
      if (text.length >= compound.length) {
        isCompound ??= text.subarray(0, compound.length).equals(compound)
      }
      found ||= text.includes(encrypted)
      before = text.subarray(-encrypted.length)
    },
    isLocked: () => isCompound === true && found,
  }
}
