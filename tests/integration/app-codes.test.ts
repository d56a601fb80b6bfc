import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultServicePrefixes } from '~contract/platform/services'
import { portalSegments } from '~contract/portal/paths'
import { blankApp } from '../../mock-platform/contracts/system/app-form'
import { mockPlatformForFile } from '../support/server-test'

const { caller } = await mockPlatformForFile()

/** Codes that teams may want, but that are addresses of the portal. */
const taken = [
  'messages',
  'files',
  'feedback',
  'profile',
  'notices',
  'error',
  'api',
  'open',
  'assets',
]

/** First segments of the routes in app/routes; the folder of a route is named after its address. */
const routeSegments = readdirSync('app/routes')
  .map((folder) => (folder.split('.')[0] ?? '').replace(/_$/, ''))
  .filter((segment) => segment !== '_index' && segment !== '$')

describe('codes that are addresses of the portal', () => {
  it.each(taken)('[ANY-08] the form of platform management refuses %s', async (code) => {
    const app = { ...blankApp, code, title: '占用', sort: 1 }
    const token = await caller.tokenFor('admin')
    const answer = await caller.call('/service-admin/apps', token, {
      method: 'POST',
      body: JSON.stringify(app),
    })
    expect(answer.msg).toContain(`编码“${code}”是门户自己的地址`)
    expect(answer.code).not.toBe(0)
  })

  it.each(taken)('[ANY-08] the control API refuses a scenario with %s', async (code) => {
    const scenario = { description: '占用', apps: { [code]: { title: '占用' } } }
    const { status, body } = await caller.control('POST', '/spaces', { scenario })
    expect(status).toBe(400)
    expect(body.error).toContain(code)
    expect(body.error).toContain('it is an address of the portal')
  })

  it('[ANY-08] first segments of all routes are among them', () => {
    const known = portalSegments(defaultServicePrefixes)
    expect(routeSegments).toContain('messages')
    expect(routeSegments.filter((segment) => !known.has(segment))).toEqual([])
  })
})
