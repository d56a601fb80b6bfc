import { openOfd } from '@portal/ofd'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawAll } from '../../packages/ofd/draw/objects'
import type { Painter } from '../../packages/ofd/draw/painter'
import type { Matrix } from '../../packages/ofd/package/values'
import { ofdParts, packOfd, pathObject } from '../support/ofd-writer'

afterEach(() => vi.unstubAllGlobals())

/** A canvas that only records the rectangles to which drawing is clipped, and the cells of patterns. */
function notingCanvas() {
  const rectangles: number[][] = []
  const context = new Proxy({} as Record<string, unknown>, {
    get: (own, name: string) =>
      own[name] ??
      ((...values: number[]) => {
        if (name === 'rect') rectangles.push(values)
        return name === 'createPattern' ? { setTransform() {} } : undefined
      }),
  })
  return { context: context as unknown as CanvasRenderingContext2D, rectangles }
}

class Outline {
  moveTo() {}
  lineTo() {}
  closePath() {}
}

/** Draws objects at 4.7 pixels per millimetre; gives what was recorded. */
function draw(objects: string, resources = '') {
  const cells: Matrix[] = []
  const size = { width: 0, height: 0 }
  const { context, rectangles } = notingCanvas()
  vi.stubGlobal('Path2D', Outline)
  vi.stubGlobal('DOMMatrix', class {})
  vi.stubGlobal('document', {
    createElement: () => Object.assign(size, { getContext: () => notingCanvas().context }),
  })
  const page = openOfd(packOfd(ofdParts({ pages: [objects], resources })))
    .document(0)
    .page(0)
  const [layer] = page.layers
  if (!layer) throw new Error('the page has no layer')
  const painter: Painter = {
    context,
    assets: { fonts: new Map(), pictures: new Map(), close() {} },
    unshownPicture: '',
    drawCell: (_, __, { matrix }) => cells.push(matrix),
    drawn: { count: 0 },
  }
  const matrix: Matrix = [4.7, 0, 0, 4.7, 0, 0]
  drawAll(painter, layer.objects, {
    ...{ matrix, page: matrix, alpha: 1, layerParam: '' },
    resources: layer.resources,
  })
  return { rectangles, cells, size }
}

const square = 'M 0 0 L 30 0 L 30 30 L 0 30 C'

describe('what lies outside of a boundary', () => {
  it('[DOC-01] is drawn as far as a line is wide, also if its DrawParam says how wide', () => {
    const param = '<ofd:DrawParams><ofd:DrawParam ID="50" LineWidth="3"/></ofd:DrawParams>'
    const { rectangles } = draw(pathObject('10 10 30 30', square, ' DrawParam="50"'), param)
    expect(rectangles[0]?.[0]).toBeLessThan(-3)
    expect(draw(pathObject('10 10 30 30', square)).rectangles[0]?.[0]).toBeGreaterThan(-1)
  })
})

describe('the cells of a pattern', () => {
  const drawn = (more: string) => {
    const inside = `<ofd:FillColor><ofd:Pattern Width="6" Height="5"${more}><ofd:CellContent/></ofd:Pattern></ofd:FillColor>`
    return draw(pathObject('10 10 30 30', square, ' Fill="true" Stroke="false"', inside))
  }

  it.each([
    ['side by side', '', 6, 5],
    ['mirrored', ' ReflectMethod="RowAndColumn"', 6, 5],
    ['apart', ' XStep="7.1" YStep="8.3"', 7.1, 8.3],
  ])('[DOC-01] end at whole pixels, so that no seam is seen between them: %s', (_, more, x, y) => {
    const { cells, size } = drawn(more)
    const corners = cells.flatMap(([a, , , d, e, f]) => [e, e + a * x, f, f + d * y])
    expect(corners).toHaveLength(more.includes('Reflect') ? 16 : 4)
    for (const corner of corners) expect(corner).toBeCloseTo(Math.round(corner), 9)
    expect([size.width, size.height].every(Number.isInteger)).toBe(true)
    expect(Math.max(...corners)).toBeCloseTo(Math.max(size.width, size.height), 9)
  })
})
