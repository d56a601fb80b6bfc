import { data } from '@remix-run/node'

/** The form of a request; throws 400 for any other body. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data('not a form', { status: 400 })
  })
}

/** The response to a refused form: what its page shows, and when to try again (s). */
export function refused<Shown>(
  shown: Shown,
  { status, retryAfter }: { status: number; retryAfter?: number | undefined },
) {
  return data(shown, {
    status,
    headers: retryAfter ? { 'Retry-After': String(retryAfter) } : {},
  })
}
