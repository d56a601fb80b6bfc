import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { samplePdf } from '../../mock-platform/data/sample-pdf'
import { sampleBytes } from '../../mock-platform/data/samples'
import { keepFile, sampleWord } from '../support/sample-files'
import { demoPassword, openSpace, type Stack, startStack } from '../support/stack'
import { openChromium } from './engines/chromium'
import type { Browser } from './engines/engine'
import { openFirefox } from './engines/firefox'
import { openWebKit } from './engines/webkit'
import { steps, type World } from './steps'
import { type Tab, tabOf } from './tab'

/** Each engine's programs, as found by scripts/test-browsers.mjs. */
const engines: Record<string, [string, string?]> = JSON.parse(process.env.WALK_ENGINES ?? '{}')
const results = fileURLToPath(new URL('../../test-results/browsers/', import.meta.url))

const named = steps.map((step) => [step.name, step] as const)

/** Engines in which a part of the portal does not work, and a notice says so. */
const warned = ['chromium78', 'chromium80']

/** Engines whose windows cannot be resized. */
const fixed = ['firefox115']

/** What Chromium 78 logs about a keyword that it does not know yet. */
const harmless = /'allow-downloads' is an invalid sandbox flag/

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})

afterAll(() => stack.close())

function openEngine(name: string, [program, screen = '']: [string, string?]): Promise<Browser> {
  if (name.startsWith('firefox')) return openFirefox(program, name === 'firefox115')
  if (name === 'webkit') return openWebKit(program, screen)
  return openChromium(program)
}

function openWorld(name: string): World {
  const { space, account } = openSpace(stack)
  const { mock, portal } = stack
  return {
    isWarned: warned.includes(name),
    url: portal.url,
    space,
    account: account('zhangsan'),
    password: demoPassword,
    files: {
      picture: keepFile(space, '滨江段健步走.png', sampleBytes('picture')),
      word: keepFile(space, '会议纪要.docx', sampleWord('会议纪要', ['会议通过了本年计划。'])),
      pdf: keepFile(space, '公文格式.pdf', samplePdf(['公文格式要点'])),
    },
    async sendMessage(title) {
      await fetch(`${mock.url}/__mock/spaces/${space.id}/messages`, {
        method: 'POST',
        body: JSON.stringify({ user: 'zhangsan', title, app: '公文' }),
      })
    },
  }
}

describe.each(Object.entries(engines))('%s', (name, programs) => {
  let browser: Browser
  let tab: Tab
  let world: World
  let count = 0
  let isSignedIn = false
  const folder = `${results}${name}/`

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    browser = await openEngine(name, programs)
    writeFileSync(`${folder}version`, browser.version)
    if (!fixed.includes(name)) await browser.resize(1280, 800)
    tab = tabOf(browser)
    world = openWorld(name)
  })

  afterAll(() => browser?.close())

  it.for(named)('[WEB-01] %s', async ([, { run, allowed, resizes = false }], { skip }) => {
    count += 1
    skip(count > 2 && !isSignedIn, 'not signed in')
    skip(resizes && fixed.includes(name), 'its driver has no command for sizes')
    try {
      await run(tab, world)
      isSignedIn ||= count > 1
    } finally {
      const picture = await browser.picture()
      writeFileSync(`${folder}${String(count).padStart(2, '0')}.png`, picture)
    }
    const errors = await browser.takeErrors()
    const unexpected = errors.filter((error) => !allowed?.test(error) && !harmless.test(error))
    // Not an assertion, because its report would cut the lines off.
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
  })
})
