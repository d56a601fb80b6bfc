import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser } from './engines/engine'
import type { Target } from './page-finder'

/** For slow engines on a busy machine (ms). */
const patience = 20_000

type Passed = 'goto' | 'reload' | 'evaluate' | 'press' | 'type' | 'resize'

/** What steps can do with a browser, the same in all engines. */
export interface Tab extends Pick<Browser, Passed> {
  /** Waits until a part is visible, at rest and not covered; gives its box and its text. */
  see(target: Target): Promise<Box>
  click(target: Target): Promise<void>
  /** Clicks by script, for a part that may be covered at the same moment. */
  pressAnyhow(target: Target): Promise<void>
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>
  /** Waits until an expression is true; the error holds its last value. */
  until(expression: string): Promise<void>
  /** Waits until an app reports that it shows. */
  mounted(code: string): Promise<void>
  putFile(code: string, name: string, content: string): Promise<void>
  /** Waits until screen readers announce for a part what its kept file says; KEEP_OUTLINES=1 writes the file. */
  reads(screen: string, target: Target): Promise<void>
  /** Waits until a file has been downloaded whole. */
  downloaded(name: string): Promise<void>
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  text: string
}

export function tabOf(browser: Browser): Tab {
  /** Calls a function of page-finder.ts, which pages lose when they load. */
  const call = async (name: string, ...args: unknown[]) => {
    const has = await browser.evaluate(`typeof pageFinder === 'object'`)
    if (!has) await browser.evaluate(await finderScript())
    return browser.evaluate(`pageFinder.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`)
  }
  const see = async (target: Target): Promise<Box> => {
    let last: unknown
    return until(async () => {
      const place = await call('find', target)
      const isSame = JSON.stringify(place) === JSON.stringify(last)
      last = place
      if (typeof place === 'string') throw new Error(place)
      if (!isSame) throw new Error('it still moves')
      return place as Box
    })
  }
  const click = async (target: Target) => {
    const { x, y } = await see(target)
    await browser.click(x, y)
  }
  const done = (name: string, ...args: unknown[]) =>
    until(async () => {
      const refused = await call(name, ...args)
      if (refused) throw new Error(String(refused))
    })
  const isTrue = (expression: string) =>
    until(async () => {
      const value = await browser.evaluate(expression)
      if (value !== true) throw new Error(`${expression} gives ${JSON.stringify(value)}`)
    })
  return {
    goto: browser.goto,
    reload: browser.reload,
    evaluate: browser.evaluate,
    press: browser.press,
    type: browser.type,
    resize: browser.resize,
    see,
    click,
    async fill(target, text) {
      await click(target)
      await browser.press('a', true)
      await browser.type(text)
    },
    until: isTrue,
    mounted: (code) =>
      isTrue(
        `(function () {
          var pane = document.querySelector('[data-app-code="${code}"][data-app-status]')
          var status = pane ? pane.getAttribute('data-app-status') : 'no pane'
          return status === '1' || status + ' ' + (pane ? pane.innerText : '')
        })()`,
      ),
    pressAnyhow: (target) => done('press', target),
    putFile: (code, name, content) => done('putFile', code, name, content),
    reads: (screen, target) =>
      until(async () => {
        const lines = await call('outline', target)
        if (typeof lines === 'string') throw new Error(lines)
        compareOutline(screen, lines as string[])
      }),
    downloaded: (name) =>
      until(async () => {
        if (!(await browser.files()).includes(name)) throw new Error(`${name} was not downloaded`)
      }),
  }
}

const outlines = fileURLToPath(new URL('./outlines/', import.meta.url))

/** Throws the first line that differs from the kept file. */
function compareOutline(screen: string, lines: string[]): void {
  const file = `${outlines}${screen}.txt`
  if (process.env.KEEP_OUTLINES) {
    mkdirSync(outlines, { recursive: true })
    writeFileSync(file, `${lines.join('\n')}\n`)
  }
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n')
  const at = kept.findIndex((line, place) => line !== lines[place])
  if (at < 0 && lines.length === kept.length) return
  const place = at < 0 ? kept.length : at
  const here = `${screen}.txt:${place + 1}`
  throw new Error(`${here} has ${kept[place] ?? 'its end'}, the page ${lines[place] ?? 'its end'}`)
}

/** Retries until nothing is thrown; when patience ends, throws the last error. */
async function until<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await pause(100)
  }
}

let script: Promise<string> | undefined

/** page-finder.ts as one expression in the syntax of the oldest engine. */
function finderScript(): Promise<string> {
  script ??= build({
    entryPoints: [fileURLToPath(new URL('./page-finder.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'pageFinder',
    target: 'chrome78',
    write: false,
  }).then(({ outputFiles: [file] }) => {
    return `(function () { ${file?.text}; window.pageFinder = pageFinder; return true })()`
  })
  return script
}
