import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { isPlatformError } from '~contract/platform/platform-error'
import { collectBody } from './collect-body.server'
import { TextProvider } from './text/text-context'
import { NonceProvider } from './ui/nonce-context'

/**
 * How long Remix waits for deferred data (ms). Nothing is deferred, so the stream ends at once, but Remix's timer keeps
 * the page's data in memory until this time is over.
 */
export const streamTimeout = 1_000

/** Rendering that takes longer is aborted (ms). */
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
    // Cleared when the page is done: the timer would keep the whole request in memory.
    const giveUp = setTimeout(abort, renderTimeout).unref()
  })
}

/** Logs what a loader, action or render threw, without the request's body or query. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // The router's own refusals, such as of a method, are the sender's fault: otherwise anyone could trigger an alarm.
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
