import { z } from 'zod'
import { content, strings, texts } from '../content'
import type { Values } from '../contracts/workflow/kinds'
import type { ChinaTime } from './china-time'
import type { Random } from './random'

export const requestTexts = content(
  'requests',
  z.strictObject({
    leaves: z.array(strings('type', 'reason')),
    journeys: z.array(strings('destination', 'reason')),
    papers: z.array(strings('seal', 'document', 'reason')),
    bills: z.array(strings('category', 'reason')),
    agreements: texts,
    objections: texts,
  }),
)

/** Generates the values of a request of one kind. */
type Filling = (random: Random, day: ChinaTime) => Values

const leave: Filling = (random, day) => {
  const { type, reason } = random.pick(requestTexts().leaves)
  const from = day.add(random.int(2, 6), 'day')
  return { type, from: from.date(), to: from.add(random.int(0, 4), 'day').date(), reason }
}

const vehicle: Filling = (random, day) => {
  const { destination, reason } = random.pick(requestTexts().journeys)
  const date = day.add(random.int(1, 4), 'day').date()
  const time = `${date}T${random.pick(['08:30', '09:00', '13:30', '14:00'])}`
  return { time, destination, passengers: String(random.int(1, 7)), reason }
}

const seal: Filling = (random) => {
  const { reason, ...paper } = random.pick(requestTexts().papers)
  return { ...paper, copies: String(random.int(1, 6)), reason }
}

const expense: Filling = (random, day) => {
  const { category, reason } = random.pick(requestTexts().bills)
  const amount = (random.int(12_000, 480_000) / 100).toFixed(2)
  return { category, amount, date: day.subtract(random.int(1, 6), 'day').date(), reason }
}

export const fillings: Record<string, Filling> = { leave, vehicle, seal, expense }
