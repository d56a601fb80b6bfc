import { describe, expect, it } from 'vitest'
import type { AppRecord } from '~contract/hosting/hosted-app'
import { homeAndRail } from './home.server'

const app = (code: string, kind?: AppRecord['kind']): AppRecord => ({
  code,
  title: code,
  icon: '',
  group: '',
  home: `/${code}`,
  ...(kind && { kind }),
})
const apps = [app('helpdesk', 'window'), app('index'), app('inbox'), app('door')]

describe('the home page', () => {
  it('[ME-04] is the app of the layout, in the place of the usual one', () => {
    expect(homeAndRail(apps, ['inbox', 'index'], 0)).toEqual({
      home: '/door',
      rail: ['inbox', 'door'],
    })
  })

  it('[ME-04] is on the rail once', () => {
    expect(homeAndRail(apps, ['door', 'index', 'inbox'], 0).rail).toEqual(['door', 'inbox'])
  })

  it('[ME-04] is the rail’s first app without a layout, without its app, and if that is a window', () => {
    const rail = ['helpdesk', 'index', 'inbox']
    const usual = { home: '/index', rail }
    expect(homeAndRail(apps, rail, null)).toEqual(usual)
    expect(homeAndRail(apps, rail, 2)).toEqual(usual)
    expect(homeAndRail([...apps, app('dwmh', 'window')], rail, 2)).toEqual(usual)
  })

  it('[ME-04] is any app if the rail has none, and nothing without apps', () => {
    expect(homeAndRail(apps, ['helpdesk'], null).home).toBe('/index')
    expect(homeAndRail([], [], 1)).toEqual({ home: null, rail: [] })
  })
})
