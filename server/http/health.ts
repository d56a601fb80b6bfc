import { Router } from 'express'

/** `starting`: past session ends are not known yet. */
export type Readiness = 'starting' | 'ready' | 'stopping'

/** /healthz: the process runs. /readyz: it takes new work. Neither depends on the backends. */
export function healthRoutes(readiness: () => Readiness): Router {
  const router = Router({ strict: true, caseSensitive: true })
  router.get('/healthz', (_, res) => {
    res.type('text').send('ok\n')
  })
  router.get('/readyz', (_, res) => {
    const now = readiness()
    res
      .status(now === 'ready' ? 200 : 503)
      .type('text')
      .send(`${now}\n`)
  })
  return router
}
