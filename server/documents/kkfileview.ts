import type { Response } from 'undici'
import { ConversionError, type Converter } from './converter'
import { ask, saveAnswer } from './save-answer'

/** How many characters of a preview page are read. */
const longestPage = 200_000

/**
 * kkFileView fetches the file from an address, which its preview takes as a base64 parameter; the preview page names
 * the PDF. It caches results by file name, so the name is the digest, which is unique to the content.
 */
export function kkFileView(url: string, most: number): Converter {
  const base = `${url.replace(/\/$/, '')}/`
  return {
    atOnce: 4,
    async convert({ digest, ending, address }, target, signal) {
      const from = `${address()}&fullfilename=${digest}.${ending}`
      const preview = new URL('onlinePreview', base)
      preview.searchParams.set('url', Buffer.from(from).toString('base64'))
      preview.searchParams.set('officePreviewType', 'pdf')
      const page = await ask(preview, { signal })
      if (!page.ok)
        throw new ConversionError('unreachable', `the converter answered ${page.status}`)
      const pdf = await ask(pdfAddress(await textOf(page), base), { signal })
      if (!pdf.ok) throw new ConversionError('unreachable', `the PDF was answered by ${pdf.status}`)
      await saveAnswer(pdf, target, most)
    },
  }
}

async function textOf(page: Response): Promise<string> {
  return (await page.text()).slice(0, longestPage)
}

/** The PDF that a preview page shows. The page may use the converter's public address, so only the path counts. */
function pdfAddress(page: string, base: string): URL {
  const [, named] = /\burl = '([^'\n]{1,2000})'/.exec(page) ?? []
  if (!named) {
    const isLocked = /needFilePassword|请输入密码/.test(page)
    throw new ConversionError(isLocked ? 'encrypted' : 'unconverted', 'the preview names no PDF')
  }
  const path = URL.canParse(named) ? new URL(named).pathname : named
  const below = new URL(base).pathname
  const address = new URL(base)
  address.pathname = path.startsWith('/') ? path : below + path
  return address
}
