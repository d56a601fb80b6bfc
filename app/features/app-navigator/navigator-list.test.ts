import { describe, expect, it } from 'vitest'
import { hostedApp } from '~contract/hosting/hosted-app'
import { navigatorGroups } from './navigator-list'

const app = (code: string, group = '办公类', listed = true) =>
  hostedApp({ code, title: `应用 ${code}`, icon: 'mail', group, home: `/${code}`, listed })
const entry = (code: string, icon = '') => ({ code, title: `名 ${code}`, icon })
const shown = (groups: ReturnType<typeof navigatorGroups>) =>
  groups.map(({ name, apps }) => [name, apps.map(({ code }) => code).join(' ')])

describe('the navigator', () => {
  it('[AID-05] has the platform’s groups, with the apps that the user may use, once each', () => {
    const list = {
      groups: [
        { name: '常用', apps: [entry('a', 'star'), entry('secret'), entry('hidden')] },
        { name: '空', apps: [entry('secret')] },
        { name: '常用', apps: [entry('b'), entry('a')] },
        { name: '', apps: [entry('c')] },
      ],
    }
    const apps = [app('a'), app('b'), app('c'), app('d', '管理类'), app('hidden', '', false)]
    const groups = navigatorGroups(list, apps, '其他')
    expect(shown(groups)).toEqual([
      ['常用', 'a b'],
      ['其他', 'c'],
      ['管理类', 'd'],
    ])
    expect(groups[0]?.apps.map(({ title, icon }) => [title, icon])).toEqual([
      ['名 a', 'star'],
      ['名 b', 'mail'],
    ])
  })

  it('[AID-05] has the apps by their categories if the list is empty or missing', () => {
    for (const list of [null, { groups: [] }, { groups: [{ name: '甲', apps: [] }] }]) {
      expect(shown(navigatorGroups(list, [app('a'), app('b', '')], '其他'))).toEqual([
        ['办公类', 'a'],
        ['其他', 'b'],
      ])
    }
  })

  it('[AID-05] takes 200 groups', () => {
    const groups = Array.from({ length: 200 }, (_, at) => ({
      name: `第 ${at} 组`,
      apps: [entry(`a${at}`)],
    }))
    const apps = groups.map((_, at) => app(`a${at}`))
    expect(navigatorGroups({ groups }, apps, '其他')).toHaveLength(200)
  })
})
