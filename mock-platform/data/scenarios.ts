import { readdirSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { nearestName } from './nearest-name'
import { type Scenario, scenarioSchema } from './scenario'
import { readScenarioFile, ScenarioError, type WrittenScenario } from './scenario-file'
import { locatedProblem, mergeOver } from './scenario-merge'
import { brokenReferences } from './scenario-references'
import { isRecord } from './snapshot'
import { checkStrictly, type Problem } from './strict-check'

export type Scenarios = ReturnType<typeof scenariosIn>

/**
 * The scenarios of a folder; files are read on each use, so that a change needs no restart. `moreProblems` finds
 * problems that the schema alone cannot detect; `over` is merged over each scenario.
 */
export function scenariosIn(
  folder: string,
  moreProblems: (scenario: Scenario) => Problem[] = () => [],
  over: WrittenScenario | null = null,
) {
  const loadedBy = new WeakMap<Scenario, string>()
  const { names, read, layersOf } = scenarioFiles(folder)

  function combine(top: WrittenScenario): Scenario {
    const layers = [...layersOf(top), ...(over ? [over] : [])]
    const merged = layers.map(({ value }) => value).reduce(mergeOver, {})
    const checked = checkStrictly(scenarioSchema, merged)
    const refuse = (problems: Problem[]) =>
      new ScenarioError(problems.map((problem) => locatedProblem(problem, layers)))

    if ('problems' in checked) throw refuse(checked.problems)
    const broken = [...brokenReferences(checked.value), ...moreProblems(checked.value)]
    if (broken.length > 0) throw refuse(broken)
    return checked.value
  }

  return {
    names,
    /** Names with their descriptions; for an unusable file, the reason instead. */
    list: () => names().map((name) => ({ name, ...describe(() => combine(read(name))) })),
    /** Loads by name, or by the path of a file (a string with a `/` or an extension). */
    load(nameOrFile: string): Scenario {
      const scenario = combine(read(nameOrFile))
      loadedBy.set(scenario, nameOrFile)
      return scenario
    },
    /** The name or path that a scenario was loaded by; undefined = it came as a value. */
    nameOf: (scenario: Scenario) => loadedBy.get(scenario),
    /** Takes a scenario that came as a value rather than as a file. */
    accept: (value: unknown, source: string) => combine({ source, value, lineOf: () => undefined }),
  }
}

/** The scenarios as written, and what each of them extends. */
function scenarioFiles(folder: string) {
  const names = () =>
    readdirSync(folder)
      .filter((file) => extname(file) === '.jsonc')
      .map((file) => basename(file, '.jsonc'))
      .sort()

  function read(nameOrFile: string): WrittenScenario {
    if (nameOrFile.includes('/') || extname(nameOrFile) !== '') {
      return readScenarioFile(resolve(nameOrFile))
    }
    if (names().includes(nameOrFile)) return readScenarioFile(join(folder, `${nameOrFile}.jsonc`))
    throw new ScenarioError([unknownName(nameOrFile)], true)
  }

  function unknownName(name: string): string {
    const nearest = nearestName(name, names())
    const meant = nearest === undefined ? '' : ` did you mean "${nearest}"?`
    return `unknown scenario "${name}":${meant} there are ${names().join(', ')}`
  }

  /** The scenario's layers: everything that it extends, the base first, then the scenario itself. */
  function layersOf(top: WrittenScenario): WrittenScenario[] {
    const layers = [top]
    for (let parent = parentOf(top); parent !== undefined; parent = parentOf(layers[0] ?? top)) {
      const place = layers[0]?.source
      const next = readParent(parent, `${place}: extends`)
      if (layers.some(({ source }) => source === next.source)) {
        throw new ScenarioError([`${place}: extends: "${parent}" leads back to itself`])
      }
      layers.unshift(next)
    }
    return layers
  }

  function readParent(parent: string, place: string): WrittenScenario {
    if (!names().includes(parent)) throw new ScenarioError([`${place}: ${unknownName(parent)}`])
    return read(parent)
  }

  return { names, read, layersOf }
}

function parentOf({ value }: WrittenScenario): string | undefined {
  const parent = isRecord(value) ? value.extends : undefined
  return typeof parent === 'string' ? parent : undefined
}

function describe(load: () => Scenario): { description: string; broken: boolean } {
  try {
    return { description: load().description, broken: false }
  } catch (error) {
    if (error instanceof ScenarioError) return { description: error.message, broken: true }
    throw error
  }
}
