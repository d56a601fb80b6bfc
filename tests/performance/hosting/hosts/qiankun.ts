import { loadMicroApp } from 'qiankun'
import { hostApps, person } from './page'

/** qiankun with the strictest isolation in which apps still look right: proxy sandbox and scoped styles. */
hostApps(async ({ code, entry }, pane) => {
  const app = loadMicroApp(
    { name: code, entry, container: pane, props: { user: person } },
    { sandbox: { experimentalStyleIsolation: true } },
  )
  await app.mountPromise
  return () => app.unmount()
})
