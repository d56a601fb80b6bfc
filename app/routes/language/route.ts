import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { safeRedirect } from '~contract/portal/safe-redirect'
import { keepLanguage } from '~server/session/language'
import { isLanguage } from '~text/languages'

/** It has no page of its own: its address leads home. */
export function loader() {
  return redirect('/')
}

/**
 * Keeps the language of this device (LOOK-07): of a script as JSON, of a plain form with the way back. It needs
 * no session: the login page speaks languages, too.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const byScript = request.headers.get('Content-Type')?.startsWith('application/json') ?? false
  const { language, back } = await (byScript ? readJson(request) : readForm(request))
  if (!isLanguage(language)) return Response.json({ error: 'language' }, { status: 400 })
  const headers = { 'Set-Cookie': keepLanguage(context, language) }
  return byScript ? Response.json({ language }, { headers }) : redirect(back, { headers })
}

async function readJson(request: Request) {
  const body: unknown = await request.json().catch(() => null)
  const language = body && typeof body === 'object' && 'language' in body ? body.language : null
  return { language, back: '/' }
}

async function readForm(request: Request) {
  const form = await request.formData().catch(() => new FormData())
  return { language: form.get('language'), back: safeRedirect(String(form.get('redirect') ?? '')) }
}
