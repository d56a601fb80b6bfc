import { redirect } from '@remix-run/node'
import { safeRedirect } from '~contract/portal/safe-redirect'
import { keepLanguage } from '~server/session/language'
import type { PortalContext } from '~server/session/load-context'
import { isLanguage } from '~text/languages'

/**
 * Keeps the language of this device (LOOK-07): a script receives it as JSON, a plain form is redirected to where it
 * came from. 400: there is no such language.
 */
export async function chooseLanguage(context: PortalContext, request: Request): Promise<Response> {
  const byScript = request.headers.get('Content-Type')?.startsWith('application/json') ?? false
  const { language, back } = await (byScript ? wishOfScript(request) : wishOfForm(request))
  if (!isLanguage(language)) return Response.json({ error: 'language' }, { status: 400 })
  const headers = { 'Set-Cookie': keepLanguage(context, language) }
  return byScript ? Response.json({ language }, { headers }) : redirect(back, { headers })
}

async function wishOfScript(request: Request) {
  const body: unknown = await request.json().catch(() => null)
  const language = body && typeof body === 'object' && 'language' in body ? body.language : null
  return { language, back: '/' }
}

async function wishOfForm(request: Request) {
  const form = await request.formData().catch(() => new FormData())
  return { language: form.get('language'), back: safeRedirect(String(form.get('redirect') ?? '')) }
}
