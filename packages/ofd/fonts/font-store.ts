import type { FontResource } from '../model/resources'
import type { OfdPackage } from '../package/zip'
import { familyOf } from './families'
import { type EmbeddedFont, readFont } from './sfnt'

/** How to draw with a font of the document. */
export interface UsableFont {
  /** A family list of CSS. */
  family: string
  /** The family whose characters are glyph numbers; null = the file contains no such font. */
  glyphFamily: string | null
  /** Whether the font is embedded, so that its letters are already bold or slanted. */
  embedded: boolean
  resource: FontResource
}

/** Makes names unique on the page. */
let made = 0

/** The fonts of one open document. They stay registered in the browser's page until `close`. */
export class FontStore {
  private readonly faces = new Set<FontFace>()
  private readonly known = new Map<string, Promise<UsableFont>>()

  /** How often it was closed: fonts requested before the last close are not kept. */
  private closings = 0

  constructor(private readonly source: OfdPackage) {}

  /** Loads a font once. If the browser rejects it, a system font replaces it. */
  load(resource: FontResource): Promise<UsableFont> {
    const key = JSON.stringify(resource)
    const known = this.known.get(key) ?? this.open(resource)
    this.known.set(key, known)
    return known
  }

  /** Removes the fonts from the browser's page. */
  close(): void {
    this.closings += 1
    for (const face of this.faces) document.fonts.delete(face)
    this.faces.clear()
    this.known.clear()
  }

  private async open(resource: FontResource): Promise<UsableFont> {
    const system = familyOf(resource)
    const font = this.embedded(resource.file)
    const [own, glyphFamily] = await Promise.all([
      this.add(font?.characters ?? null),
      font ? this.add(font.glyphs()) : null,
    ])
    const family = own ? `"${own}", ${system}` : system
    return { family, glyphFamily, embedded: own !== null, resource }
  }

  private embedded(path: string): EmbeddedFont | null {
    try {
      const bytes = path ? this.source.read(path) : null
      return bytes && readFont(bytes)
    } catch {
      return null
    }
  }

  /** The name under which the browser has registered the font; null if it rejects the bytes. */
  private async add(bytes: Uint8Array<ArrayBuffer> | null): Promise<string | null> {
    if (!bytes) return null
    made += 1
    const name = `ofd-font-${made}`
    const { closings } = this
    try {
      const face = await new FontFace(name, bytes).load()
      // The document may have been closed in the meantime.
      if (this.closings !== closings) return null
      document.fonts.add(face)
      this.faces.add(face)
      return name
    } catch {
      return null
    }
  }
}
