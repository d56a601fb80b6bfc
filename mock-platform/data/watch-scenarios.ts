import { type FSWatcher, watch } from 'node:fs'
import { reloadSpace } from './reload'
import { ScenarioError } from './scenario-file'
import type { Scenarios } from './scenarios'
import type { Spaces } from './spaces'

/** Milliseconds without further changes: editors write a file in several steps. */
const settled = 100

interface Watched {
  folder: string
  scenarios: Scenarios
  spaces: Spaces
  log(line: string): void
}

/** Spaces follow changes of their scenarios' files (KIT-05). */
export function watchScenarios({
  folder,
  scenarios,
  spaces,
  log,
}: Watched): Pick<FSWatcher, 'close'> {
  let timer: NodeJS.Timeout | undefined

  function reload() {
    for (const space of spaces.all()) {
      const name = scenarios.nameOf(space.scenario)
      if (name === undefined) continue
      try {
        const { changed, needReset } = reloadSpace(space, scenarios.load(name))
        if (changed.length > 0) log(`${space.id} follows ${name}: ${changed.join(', ')}`)
        if (needReset.length > 0) {
          log(`${space.id}: ${needReset.join(', ')} of ${name} count from its next reset on`)
        }
      } catch (error) {
        if (!(error instanceof ScenarioError)) throw error
        log(`${space.id} stays as it is:\n${error.message}`)
      }
    }
  }

  const watcher = watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(reload, settled).unref()
  }).unref()
  return {
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
