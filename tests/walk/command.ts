import fc from 'fast-check'
import type { Model } from './model'
import { check } from './rules'
import { settle } from './sight'
import type { StepKind, WrittenStep } from './step'
import { stepKinds } from './steps/all'
import type { World } from './world'

/** A step of a walk, followed by a check of the rules. */
export class Command implements fc.AsyncCommand<Model, World> {
  readonly #kind: StepKind

  constructor(readonly written: WrittenStep) {
    const kind = stepKinds[written[0]]
    if (!kind) throw new Error(`unknown step: ${written[0]}`)
    this.#kind = kind
  }

  check(model: Readonly<Model>): boolean {
    return this.#kind.may(model, this.written.slice(1))
  }

  async run(model: Model, world: World) {
    world.taken.push(this.toString())
    await this.#kind.perform(world, model, this.written.slice(1))
    await settle(world, model)
    await check(world, model)
  }

  toString(): string {
    return JSON.stringify(this.written)
  }
}

/** A random walk of at most `maxCommands` steps. `replayPath`: as printed by a failure. */
export function anyWalk(maxCommands: number, replayPath?: string) {
  const steps = Object.entries(stepKinds).map(([name, { weight, choices }]) => ({
    weight,
    arbitrary: choices.map((chosen) => new Command([name, ...chosen])),
  }))
  const constraints = { maxCommands, size: 'max', ...(replayPath && { replayPath }) } as const
  return fc.commands<Model, World, false>([fc.oneof(...steps)], constraints)
}
