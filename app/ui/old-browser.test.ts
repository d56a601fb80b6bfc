import { transform } from 'esbuild'
import { beforeEach, describe, expect, it } from 'vitest'
import { warnOldBrowser } from './old-browser'

interface Browser {
  /** Supports what the build for recent browsers uses. */
  recent?: boolean
  /** Supports channels between windows, which some extensions remove. */
  channels?: boolean
  /** Supports what everything needs. */
  able?: boolean
  /** The server has sent the build for old browsers. */
  legacy?: boolean
  cookies?: 'kept' | 'refused'
  localStorage?: object
}

/** A browser as the script sees it. */
function openIn({
  recent,
  channels = true,
  able,
  legacy,
  cookies = 'kept',
  localStorage,
}: Browser) {
  const seen = { hidden: true, reloads: 0, cookie: '' }
  const close: { onclick?: () => void } = {}
  const text = { textContent: 'something', getAttribute: () => 'nothing' }
  const elements: Record<string, object> = {
    'browser-warning': {
      removeAttribute: () => (seen.hidden = false),
      setAttribute: () => (seen.hidden = true),
    },
    'browser-warning-close': close,
    'browser-warning-text': text,
  }
  const AbortSignal = recent ? { any: () => {} } : {}
  const URL = { canParse: () => true }
  const document = {
    getElementById: (id: string) => elements[id],
    querySelector: () => (legacy ? {} : null),
    ...(able && { replaceChildren() {} }),
    get cookie() {
      return seen.cookie
    },
    set cookie(value: string) {
      if (cookies === 'kept') seen.cookie = value
    },
  }
  const location = { reload: () => (seen.reloads += 1) }
  const window = { AbortSignal, URL, ...(channels && { BroadcastChannel: class {} }) }
  const named = { window, document, AbortSignal, URL, location, localStorage }
  new Function(...Object.keys(named), warnOldBrowser)(...Object.values(named))
  return { seen, text, close: () => close.onclick?.() }
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

  it('[NAV-06] [WEB-03] is shown where something does not work, and stays closed once it is closed', () => {
    const { seen, close } = openIn({ legacy: true, localStorage })
    expect(seen.hidden).toBe(false)
    close()
    expect(seen.hidden).toBe(true)
    expect(openIn({ legacy: true, localStorage }).seen.hidden).toBe(true)
  })

  it.each([
    ['in a modern browser', { recent: true, able: true }],
    ['in an old one in which all works', { legacy: true, able: true }],
  ])('[NAV-06] [WEB-03] is not shown %s', (_, browser) => {
    expect(openIn({ ...browser, localStorage }).seen).toMatchObject({ hidden: true, reloads: 0 })
  })

  it('[WEB-02] asks once for the build for old browsers if the server guessed wrong', () => {
    const { seen } = openIn({ able: true, localStorage })
    expect(seen).toMatchObject({ hidden: true, reloads: 1 })
    expect(seen.cookie).toMatch(/^portal-build=legacy;/)
  })

  it('[WEB-04] asks for it, too, if there are no channels between windows', () => {
    const { seen } = openIn({ recent: true, channels: false, able: true, localStorage })
    expect(seen).toMatchObject({ hidden: true, reloads: 1 })
    expect(seen.cookie).toMatch(/^portal-build=legacy;/)
  })

  it('[WEB-04] is shown instead if the browser keeps no cookie', () => {
    const { seen, text } = openIn({ able: true, cookies: 'refused', localStorage })
    expect(seen).toMatchObject({ hidden: false, reloads: 0 })
    expect(text.textContent).toBe('nothing')
    expect(openIn({ legacy: true }).text.textContent).toBe('something')
  })

  it('[NAV-06] can be closed if the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const { seen, close } = openIn({
      legacy: true,
      localStorage: { getItem: refuse, setItem: refuse },
    })
    expect(seen.hidden).toBe(false)
    close()
    expect(seen.hidden).toBe(true)
  })

  it('[NAV-06] is written in ES5', async () => {
    const [old, recent] = await Promise.all(
      (['es5', 'esnext'] as const).map((target) => transform(warnOldBrowser, { target })),
    )
    expect(old?.code).toBe(recent?.code)
  })
})
