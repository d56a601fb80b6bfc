import type { RequestHandler } from 'express'
import { archiveWorkerPath } from '~contract/portal/paths'
import { policyText } from './security-headers'

/** The build's names of the client's workers whose own names begin with `wasm-`. */
const built = /^\/assets\/wasm-[\w-]+\.worker-[\w-]+\.js$/

/**
 * Workers that read archives and photos run WebAssembly, which the policy of pages forbids. This policy is for those
 * scripts alone; they can fetch nothing but their own files.
 */
export const wasmWorkers: RequestHandler = ({ path }, res, next) => {
  if (path === archiveWorkerPath || built.test(path)) {
    // A shared cache must not give one browser's policy to another.
    res.vary('User-Agent')
    // Browsers before Chromium 97 have one keyword for both.
    const evaluation = res.locals.files.polyfills ? "'unsafe-eval'" : "'wasm-unsafe-eval'"
    res.setHeader(
      'Content-Security-Policy',
      policyText({
        'default-src': "'none'",
        'script-src': `'self' ${evaluation}`,
        'connect-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      }),
    )
  }
  next()
}
