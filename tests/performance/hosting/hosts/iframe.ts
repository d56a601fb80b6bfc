import { hostApps } from './page'

/** The app as a page of its own, which mounts itself and reports it. */
hostApps(async ({ entry }, pane) => {
  const frame = document.createElement('iframe')
  frame.src = entry
  const mounted = new Promise((done) =>
    window.addEventListener('bench-mounted', done, { once: true }),
  )
  pane.append(frame)
  await mounted
  return async () => frame.remove()
})
