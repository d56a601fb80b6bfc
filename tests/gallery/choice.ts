import { parseArgs } from 'node:util'
import { nearestName } from '../../mock-platform/data/nearest-name'
import { screens } from './screens'
import { applies, variations } from './variations'

export interface Shot {
  screen: string
  variation: string
}

export interface Choice {
  shots: readonly Shot[]
  /** Only lists the names of what would be taken. */
  list: boolean
  workers: number
}

const options = {
  screens: { type: 'string' },
  variations: { type: 'string' },
  workers: { type: 'string', default: '2' },
  list: { type: 'boolean', default: false },
} as const

/** Every picture of the gallery. */
export const allShots: readonly Shot[] = screens.flatMap((screen) =>
  variations
    .filter((variation) => applies(variation, screen))
    .map((variation) => ({ screen: screen.name, variation: variation.name })),
)

/** What the flags of `npm run gallery` ask for. Throws with a sentence for the user if they ask for what is not there. */
export function choose(args: readonly string[]): Choice {
  const { values } = parseArgs({ args: [...args], options })
  const wanted = {
    screen: named('screen', values.screens, screens),
    variation: named('variation', values.variations, variations),
  }
  const shots = allShots.filter(
    ({ screen, variation }) => wanted.screen.has(screen) && wanted.variation.has(variation),
  )
  if (shots.length === 0) throw new Error('none of these screens is shown in these variations')
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1) {
    throw new Error(`--workers takes a whole number above 0, not "${values.workers}"`)
  }
  return { shots, list: values.list, workers }
}

/** The names in a flag's value, separated by commas; all of them without the flag. */
function named(
  what: string,
  value: string | undefined,
  all: readonly { name: string }[],
): ReadonlySet<string> {
  const known = all.map(({ name }) => name)
  if (value === undefined) return new Set(known)
  const wanted = value.split(',').map((name) => name.trim())
  for (const name of wanted) {
    if (!known.includes(name)) throw new Error(unknown(what, name, known))
  }
  return new Set(wanted)
}

function unknown(what: string, name: string, known: string[]): string {
  const nearest = nearestName(name, known)
  const meant = nearest === undefined ? '' : ` did you mean "${nearest}"?`
  return `there is no ${what} "${name}":${meant} --list names all`
}
