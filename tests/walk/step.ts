import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { awake, type Model, type WindowModel } from './model'
import type { OpenWindow, World } from './world'

/** What a step was given: a window's number, an app's code, an answer. */
export type Choice = string | number

/** A step as it is written down: its name and its choices. */
export type WrittenStep = readonly [name: string, ...choices: Choice[]]

/** One thing that people or the world do. */
export interface StepKind {
  /** How often it is taken, beside the others. */
  weight: number
  choices: fc.Arbitrary<readonly Choice[]>
  /** Whether it makes sense now. */
  may(model: Model, choices: readonly Choice[]): boolean
  /** Does it, and notes in the model what must be true after it. */
  perform(world: World, model: Model, choices: readonly Choice[]): Promise<void>
}

/** A person's step: which window, and what is known of it. */
export interface Act {
  world: World
  model: Model
  window: OpenWindow
  page: Page
  own: WindowModel
}

interface Given<Choices extends readonly Choice[]> {
  weight: number
  choices: fc.Arbitrary<Choices>
}

interface WorldStep<Choices extends readonly Choice[]> extends Given<Choices> {
  may?(model: Model, ...choices: Choices): boolean
  perform(world: World, model: Model, ...choices: Choices): Promise<void>
}

/** What the world does. */
export function worldStep<Choices extends readonly Choice[]>(step: WorldStep<Choices>): StepKind {
  return {
    weight: step.weight,
    choices: step.choices,
    may: (model, choices) => step.may?.(model, ...(choices as Choices)) ?? true,
    perform: (world, model, choices) => step.perform(world, model, ...(choices as Choices)),
  }
}

interface PersonStep<Choices extends readonly Choice[]> extends Given<Choices> {
  may?(model: Model, own: WindowModel): boolean
  perform(act: Act, ...choices: Choices): Promise<void>
  /** Whose page it is must be known after it. */
  changesSession?: true
  /** The sessions in which it can be done; only a good one by default. */
  sessions?: readonly Model['session'][]
}

/** What a person does, in one of the windows that are not frozen: its number is the step's first choice. */
export function personStep<Choices extends readonly Choice[]>(step: PersonStep<Choices>): StepKind {
  const { weight, sessions = ['good'] } = step
  const windowOf = (model: Model, at: Choice | undefined) => {
    const open = awake(model)
    return open[Number(at) % open.length] ?? 0
  }
  return {
    weight,
    choices: fc.tuple(fc.nat(1), step.choices).map(([at, choices]) => [at, ...choices]),
    may(model, [at]) {
      const own = model.windows[windowOf(model, at)]
      if (!own || own.frozen || !sessions.includes(model.session)) return false
      return step.may?.(model, own) ?? true
    },
    async perform(world, model, [at, ...choices]) {
      const number = windowOf(model, at)
      const window = world.windows[number]
      const own = model.windows[number]
      if (!window || !own) throw new Error(`there is no window ${number}`)
      const act = { world, model, window, page: window.page, own }
      try {
        await step.perform(act, ...(choices as readonly Choice[] as Choices))
      } catch (error) {
        // A part that is gone with the former version loads the page again, and so undoes what was about to be done.
        if (!own.former || step.changesSession) throw error
      }
    },
  }
}

/** No choices. */
export const none = fc.constant([] as const)
