import { demoPassword } from '../support/stack'

/**
 * Signs in by the form's own request; the cookie as a Cookie header has it.
 * @param address as the proxy in front of the portal reports it
 */
export async function signIn(
  portalUrl: string,
  account = 'zhangsan',
  address = '',
): Promise<string> {
  const answer = await fetch(`${portalUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: portalUrl, ...(address && { 'x-forwarded-for': address }) },
    body: new URLSearchParams({ account, password: demoPassword }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (answer.status !== 302 || !cookie) throw new Error(`sign-in answered ${answer.status}`)
  return cookie
}

/** A page's HTML as the portal sends it, to a browser of that name if it matters. */
export async function pageHtml(url: string, cookie: string, userAgent = ''): Promise<string> {
  const headers = { cookie, ...(userAgent && { 'user-agent': userAgent }) }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

/** A page with its rail: a server's first page may come without parts whose backend answered late. */
export async function wholePage(
  url: string,
  cookie: string,
  userAgent = '',
  tries = 10,
): Promise<string> {
  const html = await pageHtml(url, cookie, userAgent)
  if (/<nav[\s\S]*<a [^>]*href="\/list/.test(html.slice(0, html.indexOf('</html>')))) return html
  if (tries <= 1) throw new Error(`${url} never has its rail`)
  return wholePage(url, cookie, userAgent, tries - 1)
}
