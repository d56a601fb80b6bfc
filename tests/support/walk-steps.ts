import fc from 'fast-check'

/** A model together with what it stands for: it states what must hold after each step, and at the end. */
export interface Walked {
  /** Throws if a rule is broken. */
  expectRules(): unknown
  /** Ends all trouble. Throws if something was lost, or if there is no agreement. */
  expectEnd(): unknown
}

type Step<World extends object> = fc.Arbitrary<fc.AsyncCommand<World, World>>

/** Something that may happen in a world, with its input. */
export function step<World extends Walked, Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  act: (world: World, given: Given) => unknown,
): Step<World> {
  return given.map((one) => ({
    check: () => true,
    async run(world: World) {
      await act(world, one)
      await world.expectRules()
    },
    toString: () => `${name}(${fc.stringify(one)})`,
  }))
}

interface Walk<World extends object> {
  makeWorld(): World | Promise<World>
  steps: Step<World>[]
  numRuns: number
  /** The maximum number of steps in a run. */
  maxSteps: number
  /** In milliseconds, shrinking included; absent where time is not real. */
  limit?: number
}

/**
 * Takes different steps each time. A failure prints the shortest steps that fail, and a seed and path that reproduce
 * them as parameters of `fc.assert`.
 */
export async function walkAtRandom<World extends Walked>(walk: Walk<World>): Promise<void> {
  const { makeWorld, steps, numRuns, maxSteps, limit } = walk
  const taken = fc.commands(steps, { maxCommands: maxSteps, size: 'max' })
  const property = fc.asyncProperty(taken, async (commands) => {
    const world = await makeWorld()
    await fc.asyncModelRun(() => ({ model: world, real: world }), commands)
    await world.expectEnd()
  })
  await fc.assert(property, { numRuns, ...(limit && { interruptAfterTimeLimit: limit }) })
}
