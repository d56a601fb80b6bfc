import { sitePath } from '../portal/site-path'

/** A backend's link, if it is a path of this site, a web page or a mail address; else null. */
export function safeLink(address: string): string | null {
  const text = address.trim()
  if (text.startsWith('/')) return sitePath(text)
  const url = text.length <= longestAddress && URL.canParse(text) ? new URL(text) : null
  // A user name in front of the host only serves to disguise the host.
  if (!url || url.username || url.password) return null
  return /^(?:https?:\/\/|mailto:)/i.test(text) ? url.href : null
}

/**
 * The address of a backend's picture, if it is a file of this site, https elsewhere, or data; else null. A GET of a
 * service may change something in the reader's name, so only files are allowed from services.
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
/** `{file}/file/download`, `{file}/file/static/…`, and files of the portal and the sub-apps. */
const ownPictures = /^\/(?:assets\/|subapps\/|(?:[\w.-]+\/)+file\/(?:download\?|static\/))/
