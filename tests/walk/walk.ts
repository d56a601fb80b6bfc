import fc from 'fast-check'
import { Command } from './command'
import { canLoad, type Model, newModel } from './model'
import { check } from './rules'
import { settle } from './sight'
import type { WrittenStep } from './step'
import { signInAgain } from './steps/session'
import { clearTheWay } from './steps/ways'
import { thaw } from './steps/windows'
import { emptyStorage, heal, online, startPortal } from './steps/world'
import { type Ground, World } from './world'

/** A walk that broke a rule, or in which a step could not be taken. */
export class WalkFailure extends Error {
  constructor(
    /** The steps up to the failure, each as JSON. */
    readonly steps: readonly string[],
    cause: unknown,
  ) {
    super(`after ${steps.at(-1) ?? 'the start'}: ${cause instanceof Error ? cause.message : cause}`)
    this.name = 'WalkFailure'
    this.cause = cause
  }
}

export interface WalkOutcome {
  steps: number
  /** Rules that held, but later than they should have. */
  late: readonly string[]
}

type Steps = Iterable<fc.AsyncCommand<Model, World>>

/**
 * Takes the steps in a browser context and a space of its own, checks the rules after each step, and once more at the
 * end, after all troubles have ended. Throws a `WalkFailure`. `pictures`: a folder for screenshots of the windows that
 * failed.
 */
export async function walk(ground: Ground, steps: Steps, pictures: string): Promise<WalkOutcome> {
  const model = newModel()
  const movesClock = [...steps].some((step) => String(step).startsWith('["jump"'))
  const world = await World.begin(ground, model.person, movesClock)
  try {
    await settle(world, model)
    await fc.asyncModelRun(async () => ({ model, real: world }), steps)
    await comeHome(world, model)
    return { steps: world.taken.length, late: world.late }
  } catch (error) {
    await world.takePictures(pictures)
    throw new WalkFailure(world.taken, error)
  } finally {
    await world.end()
  }
}

/** The same with recorded steps. */
export function walkAlong(ground: Ground, steps: readonly WrittenStep[], pictures: string) {
  return walk(
    ground,
    steps.map((step) => new Command(step)),
    pictures,
  )
}

/** Ends all troubles, and answers every open question. */
async function comeHome(world: World, model: Model) {
  for (const step of [online, startPortal, heal, emptyStorage, thaw]) {
    if (step.may(model, [])) await step.perform(world, model, [])
  }
  if (canLoad(model) && model.session === 'ended') {
    await signInAgain.perform(world, model, [0, 'same'])
  }
  for (const [at, window] of world.windows.entries()) {
    const own = model.windows[at]
    if (own) await clearTheWay({ world, model, window, page: window.page, own })
  }
  await settle(world, model)
  await check(world, model)
}
