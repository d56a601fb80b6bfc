import { isHugePicture } from '../viewers/picture-size'
import type { MailAttachment } from './mail'
import { bareText, parseInTime } from './parse-in-time'

/** An address that the sanitiser lets through; it replaces `cid:…` references in a mail. */
const within = 'https://cid.invalid/'

/** Replaces `style` while the browser parses: otherwise the page's policy would report each one. */
const styleName = 'data-mail-style'
const styleTag = 'mail-style'

/** The attributes that the sanitiser looks at; programs write many times as many. */
const attributes = [
  [styleName, 'align', 'color', 'bgcolor', 'title', 'href', 'src', 'alt'],
  ['width', 'height', 'start', 'colspan', 'rowspan'],
].flat()

/**
 * The part of a mail's HTML that the server must sanitise, which is usually small, and its text. References to the
 * mail's own pictures become addresses. Parsing here runs and loads nothing. `html`: null = parsing would take too
 * long.
 */
export function slimmed(html: string): { html: string | null; text: string } {
  const page = parseInTime(withoutStyles(html))
  if (!page) return { html: null, text: bareText(html) }
  const { body } = page
  const silent = body.querySelectorAll(`${styleTag}, script, title, meta, link`)
  for (const element of silent) element.remove()
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const unseen: Node[] = []
  while (comments.nextNode()) unseen.push(comments.currentNode)
  for (const comment of unseen) comment.parentNode?.removeChild(comment)
  for (const whole of body.querySelectorAll('*')) {
    const element = withFewAttributes(whole)
    const [, id] = /^cid:(.{1,300})$/i.exec(element.getAttribute('src') ?? '') ?? []
    if (id) element.setAttribute('src', `${within}${encodeURIComponent(id)}`)
  }
  const whole = body.innerHTML.split(` ${styleName}="`).join(' style="')
  return { html: whole, text: body.textContent?.trim() ?? '' }
}

/** More than programs write: beyond this number, each removal would search all the others. */
const manyAttributes = 100

/** The element without the attributes that the sanitiser ignores. */
function withFewAttributes(element: Element): Element {
  const names = element.getAttributeNames()
  if (names.length <= manyAttributes) {
    for (const name of names) if (!attributes.includes(name)) element.removeAttribute(name)
    return element
  }
  const bare = element.ownerDocument.createElement(element.localName)
  for (const name of attributes) {
    const value = element.getAttribute(name)
    if (value !== null) bare.setAttribute(name, value)
  }
  while (element.firstChild) bare.append(element.firstChild)
  element.replaceWith(bare)
  return bare
}

/** Tag by tag, not with one pattern for everything, which would scan long ones repeatedly. */
function withoutStyles(html: string): string {
  const [first = '', ...rest] = html.split('<')
  const tags = rest.map((part) => {
    const end = part.indexOf('>')
    if (end < 0) return part
    const tag = part
      .slice(0, end)
      .replace(/^(\/?)style(?![\w-])/i, `$1${styleTag}`)
      .replace(/([\s"'])style(?=\s*=)/gi, `$1${styleName}`)
    return tag + part.slice(end)
  })
  return [first, ...tags].join('<')
}

/** Types that an image element shows and that cannot run scripts. */
const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
}

/**
 * Sanitised HTML with the mail's own pictures inserted. Pictures from other sites are left out: they would reveal to
 * the sender who reads the mail. `used`: the attachments that are shown in the text.
 */
export function withOwnPictures(
  safe: string,
  attachments: readonly MailAttachment[],
): { html: string; used: Set<MailAttachment>; addresses: string[] } {
  const read = new DOMParser().parseFromString(safe, 'text/html')
  const bySource = sourcesOf(attachments)
  // One URL per attachment, however often it is shown: each URL holds its bytes.
  const addresses = new Map<MailAttachment, string>()
  for (const picture of read.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? ''
    if (source.startsWith('data:')) continue
    const attachment = bySource.get(source)
    const address = attachment && (addresses.get(attachment) ?? addressOf(attachment))
    if (address) {
      addresses.set(attachment, address)
      picture.setAttribute('src', address)
    } else {
      picture.replaceWith(picture.alt)
    }
  }
  return {
    html: read.body.innerHTML,
    used: new Set(addresses.keys()),
    addresses: [...addresses.values()],
  }
}

/** The attachments by the ids that the HTML uses; the first one wins. */
function sourcesOf(attachments: readonly MailAttachment[]): Map<string, MailAttachment> {
  const named = attachments.filter(({ contentId }) => contentId !== '')
  return new Map(
    named.map((one) => [`${within}${encodeURIComponent(one.contentId)}`, one] as const).reverse(),
  )
}

/** null = not a picture that can be shown. */
function addressOf({ name, bytes }: MailAttachment): string | null {
  const type = pictureTypes[name.split('.').pop()?.toLowerCase() ?? '']
  if (!type || isHugePicture(bytes)) return null
  return URL.createObjectURL(new Blob([bytes], { type }))
}
