import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { awake, type Model, type WindowModel } from './model'
import type { OpenWindow, World } from './world'

/** An argument of a step: a window's number, an app's code, an answer. */
export type Choice = string | number

/** A step as recorded: its name and its choices. */
export type WrittenStep = readonly [name: string, ...choices: Choice[]]

/** Something that a user or the world does. */
export interface StepKind {
  /** How often it is chosen, relative to the others. */
  weight: number
  choices: fc.Arbitrary<readonly Choice[]>
  /** Whether it makes sense now. */
  may(model: Model, choices: readonly Choice[]): boolean
  /** Does it, and records in the model what must be true afterwards. */
  perform(world: World, model: Model, choices: readonly Choice[]): Promise<void>
}

/** A user's step: the window, and what the model knows about it. */
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

/** A step of the world around the user. */
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
  /** A failure counts even in a page of a former version: afterwards the page's user must be known. */
  changesSession?: true
  /** The sessions in which it is possible; by default only a good one. */
  sessions?: readonly Model['session'][]
}

/** A user's step in one of the windows that are not frozen: the window's number is the step's first choice. */
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
        // A part that went away with the former version reloads the page, which undoes what the step was about to do.
        if (!own.former || step.changesSession) throw error
      }
    },
  }
}

/** No choices. */
export const none = fc.constant([] as const)
