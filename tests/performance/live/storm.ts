import type { Measure } from '../measure'
import type { Program } from '../program'
import { cookiesFor, moment, type Setting } from './setting'

const browsers = 10_000
/** Milliseconds from one message to the next, throughout. */
const pace = 2_000
/** How long all browsers may take in the worst case (ms). */
const patience = 300_000

/** The portal is restarted as in a rolling release, while 10,000 browsers have a socket: all come back at once. */
export async function storm({ upstream, ...setting }: Setting): Promise<Measure[]> {
  const portal = await setting.builtPortal()
  const { port } = new URL(portal.url)
  const crowd = await setting.crowd()
  const cookies = await cookiesFor(browsers)
  await crowd.ask('settle', { url: portal.url, cookies })
  await everybodyLive(crowd)
  const messages = stream(upstream)
  const stopped = moment()
  await portal.stop()
  await setting.builtPortal({ PORT: port })
  const listening = moment()
  await everybodyLive(crowd)
  const back = moment()
  const sent = await messages.end()
  const failed = await crowd.ask<number>('failed', listening)
  const { lost, doubled } = await crowd.ask<{ lost: number; doubled: number }>('fate', sent)
  await crowd.ask('leave')
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  return [
    {
      name: 'attempts of 10,000 browsers that fail at a restarted portal',
      value: failed,
      unit: 'requests',
      goal: 0,
    },
    {
      name: 'all 10,000 back after it listens',
      value: (back - listening) / 1000,
      unit: 's',
      detail: [`${seconds(listening - stopped)} from SIGTERM until it listened again`],
    },
    { name: 'lost in the storm', value: lost, unit: 'messages', goal: 0 },
    { name: 'doubled in the storm', value: doubled, unit: 'messages', goal: 0 },
  ]
}

async function everybodyLive(crowd: Program) {
  const started = performance.now()
  while ((await crowd.ask<number>('live')) < browsers) {
    if (performance.now() - started > patience) throw new Error('some browsers did not come back')
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Sends messages one after the other; `end` gives when each of them had been sent, once they have arrived. */
function stream(upstream: Program) {
  const sent: number[] = []
  let ending = false
  const all = (async () => {
    while (!ending) {
      const from = sent.length
      await upstream.ask('say', { to: 'portal', from, count: 1, bytes: 300, pace: 0 })
      sent.push(moment())
      await new Promise((done) => setTimeout(done, pace))
    }
  })()
  return {
    async end() {
      ending = true
      await all
      // The last message is on its way to 10,000 windows.
      await new Promise((done) => setTimeout(done, pace))
      return sent
    },
  }
}
