// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { findLifecycles, type LoadedEntry } from './lifecycles'

const nothing = () => undefined
const mount = () => 'mounted'
const globals = window as unknown as Record<string, unknown>
const made = new Set<string>()

/** What is left after an entry's scripts made these globals, newest last. */
function entryWith(given: Record<string, unknown>, ...modules: LoadedEntry['modules']) {
  for (const [name, value] of Object.entries(given)) {
    globals[name] = value
    made.add(name)
  }
  return { modules, newGlobals: Object.keys(given).reverse(), thrown: [] }
}

afterEach(() => {
  for (const name of made) delete globals[name]
  made.clear()
})

describe('finding an app’s lifecycles', () => {
  it('[APP-10] a mount is enough for the global of the app’s code', () => {
    const ledger = { mount }
    expect(
      findLifecycles('ledger', entryWith({ ledger, other: { mount, unmount: nothing } })),
    ).toBe(ledger)
  })

  it('[ANY-02] a global of another name that only has a mount is a library’s', () => {
    expect(findLifecycles('ledger', entryWith({ riot: { mount } }))).toBeNull()
    expect(findLifecycles('ledger', entryWith({ riot: { default: { mount } } }))).toBeNull()
  })

  it.each(['bootstrap', 'unmount'])('[APP-10] one with a mount and %s is the app', (name) => {
    const app = { mount, [name]: nothing }
    expect(findLifecycles('ledger', entryWith({ app, riot: { mount } }))).toBe(app)
  })

  it('[APP-10] the newest global wins, then the first module', () => {
    const newest = { mount, unmount: nothing }
    const exported = { mount }
    const entry = entryWith({ older: { mount, unmount: nothing }, newest }, {}, exported)
    expect(findLifecycles('ledger', entry)).toBe(newest)
    expect(findLifecycles('ledger', { ...entry, newGlobals: [] })).toBe(exported)
  })

  it('[APP-10] they may be a default, even one that names itself', () => {
    const lifecycles = { mount, unmount: nothing }
    expect(findLifecycles('ledger', entryWith({ app: { default: lifecycles } }))).toBe(lifecycles)
    expect(findLifecycles('ledger', entryWith({}, { default: lifecycles }))).toBe(lifecycles)
    const round: Record<string, unknown> = {}
    round.default = round
    expect(findLifecycles('ledger', entryWith({ round }))).toBeNull()
  })

  it('[ANY-02] whatever else scripts leave is none', () => {
    const odd = { text: 'mount', none: null, half: { mount: 'soon', unmount: nothing }, mount }
    expect(findLifecycles('ledger', entryWith(odd, { start: mount }))).toBeNull()
  })
})
