// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MailAttachment } from './mail'
import { withOwnPictures } from './shown-html'

const within = (id: string) => `<img src="https://cid.invalid/${id}" alt="图">`
const picture = (contentId: string, bytes = Uint8Array.of(1)): MailAttachment => ({
  name: `${contentId}.png`,
  contentId,
  bytes,
})

/** The beginning of a PNG with `side` pixels in each direction. */
function pngOf(side: number) {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, side)
  view.setUint32(20, side)
  return bytes
}

describe("[DOC-05] a mail's own pictures", () => {
  afterEach(() => vi.restoreAllMocks())

  it('need the memory of one each, however often the text shows it', () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    const { html, addresses } = withOwnPictures(within('p').repeat(3_000), [picture('p')])
    expect(html.match(/blob:one/g)).toHaveLength(3_000)
    expect(addresses).toEqual(['blob:one'])
    expect(made).toHaveBeenCalledOnce()
  })

  it('are found at once among thousands', () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    const encode = vi.spyOn(globalThis, 'encodeURIComponent')
    const attachments = Array.from({ length: 2_000 }, (_, at) => picture(`p${at}`))
    const { used } = withOwnPictures(within('p1999').repeat(1_000), attachments)
    expect([...used]).toEqual([attachments[1_999]])
    expect(encode.mock.calls.length).toBeLessThan(10_000)
  })

  it('stay attachments if they have more dots than a browser should draw', () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    const { html, used } = withOwnPictures(within('p'), [picture('p', pngOf(40_000))])
    expect([html, used.size, made.mock.calls.length]).toEqual(['图', 0, 0])
  })

  it('are of the first attachment of a name, and never drawings', () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
    const svg = { ...picture('q'), name: 'q.svg' }
    const given = [picture('p'), picture('p', Uint8Array.of(2)), svg, picture('')]
    const { html, used } = withOwnPictures(within('p') + within('q') + within(''), given)
    expect(html).toContain('blob:one')
    expect([...used]).toEqual([given[0]])
    expect(made).toHaveBeenCalledOnce()
  })
})
