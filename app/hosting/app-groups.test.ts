import { describe, expect, it } from 'vitest'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { groupApps } from './app-groups'

const app = (code: string, group: string) => ({ code, group }) as HostedApp
const codes = (apps: HostedApp[]) =>
  groupApps(apps, '其他').map((group) => [group.name, ...group.apps.map(({ code }) => code)])

describe('apps by category', () => {
  it('[RAIL-01] keep their order inside categories, which come as they first appear', () => {
    expect(codes([app('a', '办公'), app('b', '平台'), app('c', '办公')])).toEqual([
      ['办公', 'a', 'c'],
      ['平台', 'b'],
    ])
  })

  it('[RAIL-01] without a category stand last as 其他, with those of that name', () => {
    expect(codes([app('a', ''), app('b', '办公'), app('c', '其他'), app('d', ' ')])).toEqual([
      ['办公', 'b'],
      ['其他', 'a', 'c', 'd'],
    ])
  })

  it('[RAIL-01] without apps are no group', () => {
    expect(codes([])).toEqual([])
  })
})
