import type { RequestHandler } from 'express'
import { archiveWorkerPath } from '~contract/portal/paths'
import { policyText } from './security-headers'

/**
 * The worker that reads archives runs WebAssembly, which the policy of pages forbids. This one is for that script alone; it
 * reaches nothing but its own files.
 */
export const archiveWorker: RequestHandler = ({ path }, res, next) => {
  if (path === archiveWorkerPath) {
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
