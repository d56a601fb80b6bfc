import type { RequestHandler } from 'express'
import { archiveWorkerPath } from '~contract/portal/paths'
import { policyText } from './security-headers'

/** As the build names workers of the client whose own names begin with `wasm-`. */
const built = /^\/assets\/wasm-[\w-]+\.worker-[\w-]+\.js$/

/**
 * Workers that read archives and photos run WebAssembly, which the policy of pages forbids. This one is for those scripts
 * alone; they reach nothing but their own files.
 */
export const wasmWorkers: RequestHandler = ({ path }, res, next) => {
  if (path === archiveWorkerPath || built.test(path)) {
    // A cache between must not give one browser's policy to another.
    res.vary('User-Agent')
    // Browsers before Chromium 97 have one word for both.
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
