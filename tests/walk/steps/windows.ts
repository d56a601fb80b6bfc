import fc from 'fast-check'
import { canLoad, newWindow } from '../model'
import { none, personStep, worldStep } from '../step'
import { answers, clearTheWay } from './ways'

const secondPaths = ['/index', '/inbox/list/1', '/list/index'] as const

/** A window that wakes may have to take the socket over from one that does not answer (ms). */
const thawedWithin = 10_000

export const openWindow = worldStep({
  weight: 4,
  choices: fc.tuple(fc.constantFrom(...secondPaths)),
  may: (model) => model.session === 'good' && canLoad(model) && model.windows.length < 2,
  async perform(world, model, path) {
    model.windows.push(newWindow())
    await world.openWindow(path)
  },
})

/** Without the question that the browser asks a user who closes a window: unsaved work there is lost. */
export const closeWindow = worldStep({
  weight: 2,
  choices: fc.tuple(fc.nat(1)),
  may: ({ windows }) => windows.length > 1,
  async perform(world, model, at) {
    model.windows.splice(at, 1)
    await world.closeWindow(at)
  },
})

/** F5; the browser asks if work is unsaved. */
export const reload = personStep({
  weight: 4,
  choices: fc.tuple(fc.constantFrom(...answers)),
  may: canLoad,
  async perform(act, how) {
    await clearTheWay(act)
    const { page, window, own } = act
    window.leaves = how === 'lose'
    const dismissed = page.waitForEvent('dialog', { timeout: 8_000 }).catch(() => null)
    const reloaded = page
      .reload({ waitUntil: 'domcontentloaded', timeout: 8_000 })
      .catch(() => null)
    // A reload that the user cancels never ends.
    const calledOff = dismissed.then((dialog) => (dialog && how === 'keep' ? null : reloaded))
    await Promise.race([reloaded, calledOff])
    if (how === 'lose') own.letter = ''
    window.leaves = false
    own.former = own.letter !== '' && own.former
  },
})

/** The browser freezes one of two windows, as it does with windows that have been hidden for a long time. */
export const freeze = worldStep({
  weight: 2,
  choices: fc.tuple(fc.nat(1)),
  may: ({ windows }) => windows.length > 1 && windows.every(({ frozen }) => !frozen),
  async perform(world, model, at) {
    const own = model.windows[at]
    if (!own) return
    own.frozen = true
    await world.setFrozen(at, true)
  },
})

export const thaw = worldStep({
  weight: 3,
  choices: none,
  may: ({ windows }) => windows.some(({ frozen }) => frozen),
  async perform(world, model) {
    for (const [at, own] of model.windows.entries()) {
      if (!own.frozen) continue
      await world.setFrozen(at, false)
      own.frozen = false
    }
    world.allowPause(thawedWithin)
  },
})
