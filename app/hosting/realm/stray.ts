/**
 * Handles a document at a portal address that is not an app frame. In a window of its own there is no app to show. In a
 * frame inside an app, whose address looks like a page of the portal, it must not take the window away from everything
 * else that is open there: it shows the app's file that was asked for at `asked`.
 */
export function strayed(
  portal = location.origin,
  asked = new URLSearchParams(location.search).get('asked'),
) {
  if (window === window.top) return location.replace(`${portal}/`)
  const file = askedFile(asked)
  if (file) return location.replace(file)
  const textContent = document.querySelector<HTMLMetaElement>('meta[name=absent]')?.content ?? ''
  document.body.append(Object.assign(document.createElement('p'), { textContent }))
}

/**
 * The address was meant relative to the app's entry, but a script resolved it against the address of the app's frame.
 * Only names with an extension are files; anything else is a page of the portal.
 */
function askedFile(asked: string | null): string | undefined {
  const { __INJECTED_PUBLIC_PATH_BY_QIANKUN__: entryFolder, location: app } = window.parent
  if (!entryFolder || !asked) return undefined
  const { pathname, search } = new URL(asked, location.origin)
  const folder = new URL('.', app.href).pathname
  if (!pathname.startsWith(folder) || !/[^/]\.\w+$/.test(pathname)) return undefined
  return new URL(`./${pathname.slice(folder.length)}${search}${location.hash}`, entryFolder).href
}
