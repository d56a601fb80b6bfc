import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { isPlatformError } from '~contract/platform/platform-error'
import { collectBody } from './collect-body.server'
import { TextProvider } from './text/text-context'
import { NonceProvider } from './ui/nonce-context'

/**
 * How long Remix waits for deferred data (ms). Nothing is deferred, so its stream ends at once, but its timer holds the
 * page's data until this.
 */
export const streamTimeout = 1_000

/** A page that is not ready after this time is given up (ms). */
const renderTimeout = 15_000

/**
 * Renders the document and sends it in one piece: nothing in a page is deferred, and React's chunks of 2 KiB would
 * cost a write each.
 */
export default function handleRequest(
  _request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, log, texts, textFile }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let shown = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <TextProvider texts={texts} file={textFile}>
          <RemixServer context={remixContext} url={_request.url} nonce={nonce} />
        </TextProvider>
      </NonceProvider>,
      {
        nonce,
        onShellReady() {
          shown = true
        },
        onAllReady() {
          clearTimeout(giveUp)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          pipe(collectBody((body) => resolve(new Response(body, { status, headers }))))
        },
        onShellError(error) {
          clearTimeout(giveUp)
          reject(error)
        },
        onError(error) {
          // An earlier error rejects the promise and so reaches handleError.
          if (shown) log.error({ err: error }, 'rendering failed')
        },
      },
    )
    // Ended with the page: it would hold all of the request for its time.
    const giveUp = setTimeout(abort, renderTimeout).unref()
  })
}

/** Logs what a loader, action or render threw, without anything of the request's body or query. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // The router's own refusals, of a method for instance, are the sender's fault: anybody could ring an alarm.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const path = new URL(request.url).pathname
  if (isPlatformError(error)) {
    const { failure, service, call, code, message } = error
    context.log.error(
      { path, failure, service, call, code, reason: message },
      'backend call failed',
    )
  } else {
    context.log.error({ path, err: error }, 'request failed')
  }
}
