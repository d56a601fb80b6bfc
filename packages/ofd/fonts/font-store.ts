import type { FontResource } from '../model/resources'
import type { OfdPackage } from '../package/zip'
import { familyOf } from './families'
import { type EmbeddedFont, readFont } from './sfnt'

/** How to draw with a font of the document. */
export interface UsableFont {
  /** A family list of CSS. */
  family: string
  /** The family whose characters are glyphs; null = the file holds no such font. */
  glyphFamily: string | null
  /** Its letters are bold or slanted by themselves. */
  embedded: boolean
  resource: FontResource
}

/** Names that no other font of the page has. */
let made = 0

/** The fonts of one open document. They belong to the browser's page until `close`. */
export class FontStore {
  private readonly faces = new Set<FontFace>()
  private readonly known = new Map<string, Promise<UsableFont>>()

  /** How often it was closed: what was asked for before is not kept. */
  private closings = 0

  constructor(private readonly source: OfdPackage) {}

  /** Loads a font once. One that browsers refuse gives way to the system's. */
  load(resource: FontResource): Promise<UsableFont> {
    const key = JSON.stringify(resource)
    const known = this.known.get(key) ?? this.open(resource)
    this.known.set(key, known)
    return known
  }

  /** Takes the fonts out of the browser's page. */
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

  /** The name under which the browser knows these bytes; null if it refuses them. */
  private async add(bytes: Uint8Array<ArrayBuffer> | null): Promise<string | null> {
    if (!bytes) return null
    made += 1
    const name = `ofd-font-${made}`
    const { closings } = this
    try {
      const face = await new FontFace(name, bytes).load()
      // It may have taken longer than the document was shown.
      if (this.closings !== closings) return null
      document.fonts.add(face)
      this.faces.add(face)
      return name
    } catch {
      return null
    }
  }
}
