import { OfdError } from '../errors'
import type { FontStore, UsableFont } from '../fonts/font-store'
import { PictureBudget } from '../images/budget'
import { decodePicture, type OtherDecoder, type Picture } from '../images/picture'
import { limits } from '../limits'
import type { Page } from '../model/document'
import { type Graphic, graphicsOf } from '../model/graphic'
import type { CompositeResource, FontResource, Resources } from '../model/resources'
import type { OfdPackage } from '../package/zip'

/** What a page needs in addition to its own objects. */
export interface Assets {
  fonts: ReadonlyMap<FontResource, UsableFont>
  /** By path; null = it cannot be shown. */
  pictures: ReadonlyMap<string, Picture | null>
  close(): void
}

interface Needs {
  fonts: Set<FontResource>
  pictures: Set<string>
}

/** Loads the fonts and pictures of a page. Throws OfdError if its composites contain each other. */
export async function loadAssets(
  page: Page,
  source: OfdPackage,
  store: FontStore,
  decodeOther: OtherDecoder,
): Promise<Assets> {
  const { fonts, pictures } = needsOf(page)
  const usable = new Map<FontResource, UsableFont>()
  const decoded = new Map<string, Picture | null>()
  const budget = new PictureBudget()
  const loading = [...fonts].map(async (font) => usable.set(font, await store.load(font)))
  // One at a time, because a picture that is being decoded also takes memory.
  for (const path of pictures) decoded.set(path, await picture(path))
  await Promise.all(loading)
  return {
    fonts: usable,
    pictures: decoded,
    close: () => {
      for (const one of decoded.values()) one?.close()
    },
  }

  async function picture(path: string): Promise<Picture | null> {
    try {
      const bytes = source.read(path)
      return bytes && (await decodePicture(bytes, decodeOther, budget))
    } catch {
      return null
    }
  }
}

/** Visits each composite once, however often the page draws it. */
export function needsOf(page: Page): Needs {
  const needs: Needs = { fonts: new Set(), pictures: new Set() }
  const walk = walker(needs)
  for (const { objects, resources } of page.layers) walk(objects, resources, [])
  for (const { objects } of page.annotations) walk(objects, page.resources, [])
  return needs
}

type Walk = (
  objects: readonly Graphic[],
  resources: Resources,
  way: readonly CompositeResource[],
) => void

function walker({ fonts, pictures }: Needs): Walk {
  const seen = new Set<CompositeResource>()
  let count = 0
  const addMedia = (id: string, { media }: Resources) => {
    const file = media.get(id)?.file
    if (file) pictures.add(file)
  }
  const composite = (
    one: CompositeResource | undefined,
    resources: Resources,
    way: readonly CompositeResource[],
  ) => {
    if (!one) return
    if (way.includes(one)) throw new OfdError('broken', 'a composite holds itself')
    if (!seen.has(one)) walk(one.objects, resources, [...way, one])
    seen.add(one)
  }
  const walk: Walk = (objects, resources, way) => {
    for (const graphic of objects) {
      count += 1
      if (count > limits.objects) throw new OfdError('huge', 'the page has too many objects')
      if (graphic.kind === 'block') walk(graphic.objects, resources, way)
      else if (graphic.kind === 'composite') {
        composite(resources.composites.get(graphic.resource), resources, way)
      } else if (graphic.kind === 'image') {
        addMedia(graphic.resource, resources)
        addMedia(graphic.mask, resources)
      } else if (graphic.kind === 'text') {
        const font = resources.fonts.get(graphic.font)
        if (font) fonts.add(font)
      }
      for (const color of colorsOf(graphic)) {
        if (color.pattern) walk(graphicsOf(color.pattern.cell), resources, way)
      }
    }
  }
  return walk
}

function colorsOf(graphic: Graphic) {
  if (graphic.kind === 'block') return []
  const { fill, stroke } = graphic.style
  return [fill, stroke].filter((color) => color !== undefined)
}
