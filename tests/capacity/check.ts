import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserUser } from './browser-user'
import { steps } from './browser-user'
import type { Costs } from './costs'
import type { Setting } from './measure'
import type { ActionName } from './mix'

/** Office sizes that a machine can run in real browsers: users at once, and how many actions each performs. */
const sizes = [2, 4, 8]
const thingsEach = 24
/** The actions of a real run, repeated in this order; `hourly` has those that make up an office hour. */
const walk: ActionName[] = [
  'openApp',
  'switchTab',
  'search',
  'hearMessage',
  'readMessage',
  'openMail',
]
const percent = (predicted: number, measured: number) =>
  `${measured === 0 ? '–' : Math.round((predicted / measured - 1) * 100)} %`

/** `npm run simulate -- --check`: real runs of three sizes, and how far the kept costs deviate from them. */
export async function checkModel(setting: Setting, costs: Costs): Promise<string> {
  const lines = ['people  things  CPU predicted  measured  error  Redis predicted  measured  error']
  for (const people of sizes) {
    const users: BrowserUser[] = []
    for (let count = 0; count < people; count += 1) users.push(await setting.user())
    await wait(2_000)
    const before = [await setting.portal.ask<number>('cpu'), await setting.redisCalls()] as const
    await Promise.all(users.map(work))
    const cpu = ((await setting.portal.ask<number>('cpu')) - before[0]) / 1000
    const redis = (await setting.redisCalls()) - before[1]
    for (const { page } of users) await page.context().close()
    const predicted = (name: 'cpu' | 'redis') =>
      people * done.reduce((sum, action) => sum + costs.actions[action][name], 0)
    lines.push(
      [
        String(people).padEnd(6),
        String(people * done.length).padEnd(6),
        `${predicted('cpu').toFixed(0)} ms`.padEnd(13),
        `${cpu.toFixed(0)} ms`.padEnd(8),
        percent(predicted('cpu'), cpu).padEnd(5),
        predicted('redis').toFixed(0).padEnd(15),
        String(redis).padEnd(8),
        percent(predicted('redis'), redis),
      ].join('  '),
    )
  }
  return `${lines.join('\n')}\n`
}

const done = Array.from({ length: thingsEach }, (_, at) => walk[at % walk.length] as ActionName)

async function work(user: BrowserUser) {
  for (const action of done) {
    await steps[action]?.before?.(user)
    await steps[action]?.act(user)
    await steps[action]?.after?.(user)
    await wait(300 + Math.random() * 900)
  }
}
