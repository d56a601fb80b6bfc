import type { ServerBuild } from '@remix-run/node'
import { expect, it } from 'vitest'
import { knowAppPages } from './pages'

const route = (id: string, path?: string) => [id, { id, path }] as const
const routes = Object.fromEntries([
  route('root', ''),
  route('routes/$', '*'),
  route('routes/_index'),
  route('routes/login', 'login'),
  route('routes/session.token', 'session/token'),
]) as unknown as ServerBuild['routes']
const isAppPage = knowAppPages({ routes })

it.each([
  '/index',
  '/inbox/list/1',
  '/inbox.data',
  '/gw/detail',
  '/logins/x',
])('[APP-02] %s is an app’s page', (path) => {
  expect(isAppPage(path)).toBe(true)
})

it.each([
  '/',
  '/_root.data',
  '/login',
  '/LOGIN',
  '/login/',
  '/login.data',
  '/%6cogin',
  '/session/token',
  '//index',
  '/通知',
])('[APP-02] %s is looked for among all pages', (path) => {
  expect(isAppPage(path)).toBe(false)
})
