import { Router } from 'express'

/** /healthz: the process lives. /readyz: it takes new work. Neither asks the backends: their trouble is not ours. */
export function healthRoutes(isReady: () => boolean): Router {
  const router = Router()
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
