import { expect } from '@playwright/test'
import { canLoad, isWell, type Model, people, type WindowModel } from './model'
import { look, type Sight } from './sight'
import type { View } from './view'
import type { World } from './world'

/** Something that must be true after each step. */
export interface Rule {
  name: string
  /** How long it may take to become true (ms). */
  within: number
  /** The pauses of the live connection add to that. */
  live?: true
  /** What is wrong: expected and actual; '' = nothing. */
  complaint(sight: Sight, model: Model): string
}

type Judge = (view: View, own: WindowModel, at: number, sight: Sight, model: Model) => string

/** A rule about each window; a window that is still loading is not checked. */
function inEach(judge: Judge, applies: (model: Model) => boolean = () => true): Rule['complaint'] {
  return (sight, model) => {
    if (!applies(model)) return ''
    for (const [at, view] of sight.views) {
      const own = model.windows[at]
      const found = own && view ? judge(view, own, at, sight, model) : ''
      if (found) return `window ${at} at ${view?.address}: ${found}`
    }
    return ''
  }
}

const hasSession = ({ session }: Model) => session === 'good'

/** `inbox`, for the tab `inbox~2` and for the path `/inbox/list/1`. */
const codeOf = (text: string) => text.replace(/~\d+$/, '')
const codeAt = (address: string) => decodeURIComponent(address.split(/[/?#]/)[1] ?? '')

const oneActiveTab: Judge = ({ tabs, address }) => {
  if (!tabs) return 'expected a strip of tabs, saw none'
  const active = tabs.filter((tab) => tab.active).map(({ id }) => id)
  if (active.length !== 1) return `expected one active tab, saw ${active.length}: ${active}`
  const code = codeAt(address)
  return codeOf(active[0] ?? '') === code ? '' : `the active tab is ${active}, the address ${code}`
}

const textKept: Judge = ({ letter }, own) =>
  own.letter === '' || letter === own.letter
    ? ''
    : `expected the letter 「${own.letter}」, saw ${letter === null ? 'no letter' : `「${letter}」`}`

const rightPerson: Judge = ({ person, asks }, _, __, ___, model) => {
  const expected = people[model.person]
  return asks || person === expected ? '' : `expected ${expected}'s page, saw ${person}'s`
}

const nothingTold: Judge = ({ told, asks }) =>
  asks || told.length === 0 ? '' : `it holds what another person typed: ${told}`

const badgeText = (count: number) => (count === 0 ? '' : count > 99 ? '99+' : String(count))

const rightCounts: Judge = ({ badges, asks }, _, at, sight) => {
  const counts = sight.counts.get(at)
  if (!counts || asks) return ''
  const wrong = Object.entries(badges)
    .filter(([code, seen]) => seen !== badgeText(counts[code] ?? 0))
    .map(([code, seen]) => `${code} shows ${seen || 0}, the platform counts ${counts[code] ?? 0}`)
  return wrong.join('; ')
}

/** What all windows of a browser must show alike. */
const sharedOf = ({ person, unit, scheme, badges }: View) =>
  JSON.stringify({ person, unit, scheme, badges })

const toldOffline: Judge = ({ tabs, offline, signInAgain }, _, __, ___, model) => {
  if (!tabs || signInAgain) return ''
  if (model.offline && !offline) return 'expected a word that the network is lost, saw none'
  return ''
}

const toldOnline: Judge = ({ offline }, _, __, ___, model) =>
  isWell(model) && offline ? 'it says that the network is lost, which it is not' : ''

/** In the order of checking: failures that explain others come first. */
export const rules: readonly Rule[] = [
  {
    name: 'every window answers',
    within: 10_000,
    complaint({ views }) {
      const silent = [...views].filter(([, view]) => view === null).map(([at]) => at)
      return silent.length === 0 ? '' : `no answer of window ${silent}`
    },
  },
  {
    name: 'no page is a dead end',
    within: 5_000,
    complaint: inEach(({ dead }) => (dead ? `it has nothing but 「${dead}」` : '')),
  },
  {
    name: 'exactly one tab is active, and the address belongs to it',
    within: 5_000,
    complaint: inEach(oneActiveTab, hasSession),
  },
  { name: 'what was typed is there', within: 2_000, complaint: inEach(textKept) },
  {
    name: 'whoever is signed in sees their own page',
    within: 5_000,
    complaint: inEach(rightPerson, hasSession),
  },
  { name: 'nobody sees what another person typed', within: 5_000, complaint: inEach(nothingTold) },
  {
    name: 'after a sign-out every window is at the login page',
    within: 1_000,
    live: true,
    complaint: inEach(
      ({ address }) => (address.startsWith('/login') ? '' : 'it is not at the login page'),
      (model) => model.session === 'none' && canLoad(model),
    ),
  },
  {
    name: 'a session that has ended is told',
    within: 15_000,
    live: true,
    complaint: inEach(
      ({ signInAgain, address }, { former }) =>
        former || signInAgain || address.startsWith('/login') ? '' : 'nothing asks for the sign-in',
      (model) => model.session === 'ended' && canLoad(model) && !model.faulty,
    ),
  },
  {
    name: 'a lost network is told',
    within: 1_000,
    complaint: inEach(toldOffline, hasSession),
  },
  {
    name: 'a network that is back is told',
    within: 5_000,
    live: true,
    complaint: inEach(toldOnline),
  },
  {
    name: 'windows agree',
    within: 1_000,
    live: true,
    complaint({ views }, model) {
      const shown = [...views.values()].flatMap((view) =>
        view && !view.asks ? [sharedOf(view)] : [],
      )
      return isWell(model) && new Set(shown).size > 1 ? `they show ${shown.join(' and ')}` : ''
    },
  },
  {
    name: 'each count equals the platform’s',
    within: 5_000,
    live: true,
    complaint: inEach(rightCounts, isWell),
  },
  {
    name: 'what was saved is kept',
    within: 1_000,
    complaint({ drafts }, { drafts: saved, person }) {
      const lost = saved.filter((one) => one.person === person && !drafts.includes(one.text))
      return lost.length === 0
        ? ''
        : `the platform lacks the drafts ${lost.map(({ text }) => text)}`
    },
  },
  {
    name: 'the loading flag goes off',
    within: 9_000,
    complaint: inEach(({ busy }) => (busy ? 'the loading flag is on' : '')),
  },
  {
    name: 'the focus can be seen',
    within: 2_000,
    complaint: inEach(({ lostFocus }) => (lostFocus ? `the focus is in ${lostFocus}` : '')),
  },
  {
    name: 'every request ends',
    within: 5_000,
    complaint: ({ unanswered }) =>
      unanswered.length === 0 ? '' : `without an answer for 30 s: ${unanswered}`,
  },
]

/**
 * A busy machine is not a defect: only a rule that is still broken after this many times its limit fails; a rule that
 * holds before that, but after its limit, is reported.
 */
const patience = 4

/** Throws if a rule is broken, or if the console holds something that no trouble explains. */
export async function check(world: World, model: Model) {
  const sight = await look(world, model)
  for (const rule of rules) {
    if (rule.complaint(sight, model) !== '') await waitFor(rule, world, model)
  }
  expectNoComplaints(world)
}

async function waitFor(rule: Rule, world: World, model: Model) {
  const pause = rule.live ? world.pauseLeft : 0
  const bound = rule.within + pause
  const since = performance.now()
  const found = async () => rule.complaint(await look(world, model), model)
  const options = {
    message: rule.name,
    timeout: rule.within * patience + pause,
    intervals: [50, 100, 250],
  }
  await expect.poll(found, options).toBe('')
  const took = Math.round(performance.now() - since)
  if (took > bound) world.late.push(`${rule.name}: after ${took} ms instead of ${bound}`)
}

function expectNoComplaints({ windows, troubles }: World) {
  const unexplained = windows
    .flatMap(({ watch }) => watch.take())
    .filter(({ text, at }) => !troubles.explain(text, at))
    .map(({ text }) => text)
  expect(unexplained, 'errors in the console that nothing explains').toEqual([])
}
