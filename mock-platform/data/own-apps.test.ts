import { describe, expect, it } from 'vitest'
import { readAppHosting } from '~contract/hosting/app-hosting'
import { fixturesFolder } from '../content'
import { ownAppsLayer } from './own-apps'
import { scenariosIn } from './scenarios'

describe('apps of a developer’s own servers', () => {
  it('[ANY-08] are in every scenario, with what a development server needs', () => {
    const over = ownAppsLayer(['mine=http://localhost:5173', 'list=https://dev.example:8443/app/'])
    const scenarios = scenariosIn(fixturesFolder, undefined, over)
    for (const name of ['default', 'no-apps']) {
      const { apps, constants } = scenarios.load(name)
      expect(apps.mine).toMatchObject({
        title: 'mine',
        entry: 'http://localhost:5173/',
        appType: 0,
      })
      expect(apps.list?.entry).toBe('https://dev.example:8443/app/')
      const { rows, problems } = readAppHosting(constants.APP_HOSTING ?? '')
      expect(problems).toEqual([])
      expect(rows.get('mine')).toMatchObject({ kind: 'page', eval: true, inline: true })
      expect(rows.get('mine')?.connect).toContain('ws://127.0.0.1:5173')
      expect(rows.get('list')?.connect).toEqual([
        'https://dev.example:8443',
        'wss://dev.example:8443',
      ])
    }
  })

  it.each([
    'mine',
    'mine=',
    '=http://localhost',
    'mine=localhost:5173',
    'mine=ftp://x',
  ])('[ANY-08] are refused by name if they are wrong: %s', (text) => {
    expect(() => ownAppsLayer([text])).toThrow(/^--app: expected CODE=URL/)
  })

  it('[ANY-08] may not have the code of an address of the portal', () => {
    const scenarios = scenariosIn(
      fixturesFolder,
      undefined,
      ownAppsLayer(['files=http://a.example']),
    )
    expect(() => scenarios.load('default')).toThrow(/--app.*files/s)
  })
})
