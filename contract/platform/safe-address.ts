import { sitePath } from '../portal/site-path'

/** Where a link of the server's may lead: a path of this site, a web page or a mail address; null = nowhere. */
export function safeLink(address: string): string | null {
  const text = address.trim()
  if (text.startsWith('/')) return sitePath(text)
  const url = text.length <= longestAddress && URL.canParse(text) ? new URL(text) : null
  // A name before the host is there to be taken for the host.
  if (!url || url.username || url.password) return null
  return /^(?:https?:\/\/|mailto:)/i.test(text) ? url.href : null
}

/**
 * From where a picture of the server's may come: this site's files, https elsewhere, or the text itself; null = from
 * nowhere. A GET of a service can change something on the reader's behalf, so of the services only files count.
 */
export function safeImage(address: string): string | null {
  const text = address.trim()
  if (text.startsWith('/')) {
    const path = sitePath(text)
    return path && ownPictures.test(path) ? path : null
  }
  if (/^data:/i.test(text)) {
    return text.length <= longestPicture && picture.test(text) ? text : null
  }
  const link = safeLink(text)
  return link?.startsWith('https://') ? link : null
}

const longestAddress = 2_000
const longestPicture = 128 * 1024
const picture = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/]+={0,2}$/i
/** `{file}/file/download`, `{file}/file/static/…`, and what the portal and the sub-apps bring along. */
const ownPictures = /^\/(?:assets\/|subapps\/|(?:[\w.-]+\/)+file\/(?:download\?|static\/))/
