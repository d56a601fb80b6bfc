import { transform } from 'esbuild'
import { beforeEach, describe, expect, it } from 'vitest'
import { warnOldBrowser } from './old-browser'

/** A browser as the script sees it. */
function openIn(browser: { AbortSignal?: object; inert?: boolean; localStorage?: object }) {
  const banner = { hidden: true }
  const close: { onclick?: () => void } = {}
  const elements: Record<string, object> = {
    'browser-warning': {
      removeAttribute: () => (banner.hidden = false),
      setAttribute: () => (banner.hidden = true),
    },
    'browser-warning-close': close,
  }
  const { AbortSignal, inert, localStorage } = browser
  const HTMLElement = { prototype: inert ? { inert: false } : {} }
  const document = { getElementById: (id: string) => elements[id] }
  new Function('window', 'document', 'AbortSignal', 'HTMLElement', 'localStorage', warnOldBrowser)(
    { AbortSignal },
    document,
    AbortSignal,
    HTMLElement,
    localStorage,
  )
  return { banner, close: () => close.onclick?.() }
}

describe('the warning in an old browser', () => {
  let kept: Map<string, string>
  let localStorage: object
  beforeEach(() => {
    kept = new Map()
    localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
  })
  const modern = { AbortSignal: { any: () => {} }, inert: true }

  it.each([
    ['without AbortSignal', { inert: true }],
    ['without AbortSignal.any', { AbortSignal: {}, inert: true }],
    ['without inert', { ...modern, inert: false }],
  ])('[NAV-06] is shown %s, and stays closed once it is closed', (_, browser) => {
    const { banner, close } = openIn({ ...browser, localStorage })
    expect(banner.hidden).toBe(false)
    close()
    expect(banner.hidden).toBe(true)
    expect(openIn({ ...browser, localStorage }).banner.hidden).toBe(true)
  })

  it('[NAV-06] is not shown in a modern one', () => {
    expect(openIn({ ...modern, localStorage }).banner.hidden).toBe(true)
  })

  it('[NAV-06] can be closed if the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const { banner, close } = openIn({ localStorage: { getItem: refuse, setItem: refuse } })
    expect(banner.hidden).toBe(false)
    close()
    expect(banner.hidden).toBe(true)
  })

  it('[NAV-06] is written in ES5', async () => {
    const [old, recent] = await Promise.all(
      (['es5', 'esnext'] as const).map((target) => transform(warnOldBrowser, { target })),
    )
    expect(old?.code).toBe(recent?.code)
  })
})
