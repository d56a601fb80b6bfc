import { describe, expect, it } from 'vitest'
import { newModel, newWindow } from './model'
import { rules } from './rules'
import type { Sight } from './sight'
import type { View } from './view'

const view: View = {
  address: '/inbox/list/1',
  tabs: [
    { id: 'system', active: false },
    { id: 'inbox', active: true },
  ],
  badges: { inbox: '7', list: '', workflow: '99+' },
  person: '张三',
  unit: '云州市人民政府办公室',
  scheme: 'light',
  asks: false,
  signInAgain: false,
  offline: false,
  busy: false,
  dead: null,
  letter: null,
  mailAsks: false,
  lostFocus: null,
  told: [],
}

const counts = { inbox: 7, list: 0, workflow: 120 }

function sightOf(...views: (Partial<View> | null)[]): Sight {
  const shown = views.map((one, at) => [at, one && { ...view, ...one }] as const)
  return {
    views: new Map(shown),
    counts: new Map(shown.map(([at]) => [at, counts])),
    drafts: [],
    unanswered: [],
  }
}

/** The names of the broken rules. */
const broken = (sight: Sight, model = newModel()) =>
  rules.filter((rule) => rule.complaint(sight, model) !== '').map(({ name }) => name)

const writing = () => ({ ...newModel(), windows: [{ ...newWindow(), letter: '张三的信1' }] })

describe('[HOLD-09] the rules of a walk', () => {
  it('hold in a window that is as it should be', () => {
    expect(broken(sightOf({}))).toEqual([])
  })

  it.each([
    ['no page is a dead end', { dead: '系统出现错误' }],
    ['exactly one tab is active, and the address belongs to it', { address: '/list/index' }],
    ['exactly one tab is active, and the address belongs to it', { tabs: null }],
    ['whoever is signed in sees their own page', { person: '李四' }],
    ['nobody sees what another person typed', { told: ['李四的信1'] }],
    ['each count equals the platform’s', { badges: { inbox: '' } }],
    ['a network that is back is told', { offline: true }],
    ['the loading flag goes off', { busy: true }],
    ['the focus can be seen', { lostFocus: '<button>' }],
  ] as const)('are broken where %s is not so', (name, part) => {
    expect(broken(sightOf(part as Partial<View>))).toContain(name)
  })

  it('want a letter to be there, letter by letter, in whatever is in front', () => {
    const kept = {
      letter: '张三的信1',
      address: '/list/index',
      tabs: [{ id: 'list', active: true }],
    }
    expect(broken(sightOf(kept), writing())).toEqual([])
    expect(broken(sightOf({ letter: '张三的信' }), writing())).toEqual(['what was typed is there'])
    expect(broken(sightOf({ letter: null }), writing())).toEqual(['what was typed is there'])
  })

  it('want two windows to show the same, unless one waits for an answer', () => {
    const two = { ...newModel(), windows: [newWindow(), newWindow()] }
    expect(broken(sightOf({}, { scheme: 'dark' }), two)).toEqual(['windows agree'])
    expect(broken(sightOf({}, { unit: '云州市发展和改革委员会', asks: true }), two)).toEqual([])
  })

  it('are told with what was expected and what was seen', () => {
    const rule = rules.find(({ name }) => name === 'each count equals the platform’s')
    expect(rule?.complaint(sightOf({ badges: { inbox: '6' } }), newModel())).toBe(
      'window 0 at /inbox/list/1: inbox shows 6, the platform counts 7',
    )
  })

  it('ask for a word about the network only while there is a session', () => {
    const name = 'a lost network is told'
    expect(broken(sightOf({}), { ...newModel(), offline: true })).toEqual([name])
    expect(broken(sightOf({}), { ...newModel(), offline: true, session: 'ended' })).toEqual([])
  })
})
