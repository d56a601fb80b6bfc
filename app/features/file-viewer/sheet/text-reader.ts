import type { ElementReader } from '../old/xml-parts'

/** Excel's limit for a text. */
const longestText = 32_767

/** A name without its prefix: some programs write `x:row`. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Decodes characters that XML does not allow, which are written as `_x000D_`. */
export const textOf = (written: string) =>
  written
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\r\n?/g, '\n')
    .slice(0, longestText)

/** The texts that cells refer to. */
export class SharedTexts implements ElementReader {
  readonly texts: string[] = []
  private text_ = ''
  private isText = false
  /** Within a phonetic guide, which is not shown. */
  private isSpoken = false

  open(tag: string) {
    const name = localName(tag)
    if (name === 'si') this.text_ = ''
    else if (name === 'rPh') this.isSpoken = true
    else if (name === 't') this.isText = !this.isSpoken
  }

  close(tag: string) {
    const name = localName(tag)
    if (name === 'si') this.texts.push(textOf(this.text_))
    else if (name === 'rPh') this.isSpoken = false
    else if (name === 't') this.isText = false
  }

  text(text: string) {
    if (this.isText) this.text_ += text
  }
}
