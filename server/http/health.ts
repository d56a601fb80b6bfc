import { Router } from 'express'

/** /healthz: the process runs. /readyz: it takes new work. Neither depends on the backends. */
export function healthRoutes(isReady: () => boolean): Router {
  const router = Router({ strict: true, caseSensitive: true })
  router.get('/healthz', (_, res) => {
    res.type('text').send('ok\n')
  })
  router.get('/readyz', (_, res) => {
    const ready = isReady()
    res
      .status(ready ? 200 : 503)
      .type('text')
      .send(ready ? 'ready\n' : 'stopping\n')
  })
  return router
}
