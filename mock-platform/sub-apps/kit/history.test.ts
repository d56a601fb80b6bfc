// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AppHistory, createHistory } from './history'

let history: AppHistory

beforeEach(() => {
  window.history.replaceState(null, '', '/inbox/list/1?page=2')
  history = createHistory('/inbox')
})
afterEach(() => history.stop())

const address = () => window.location.pathname + window.location.search

it('reads path and query below the base, and nothing of other apps', () => {
  expect(history.current().path).toBe('/list/1')
  expect(history.current().query.get('page')).toBe('2')
  history.replace('')
  expect(history.current().path).toBe('/')
  window.history.replaceState(null, '', '/inboxes/7')
  const other = createHistory('/inbox')
  expect(other.current().path).toBe('/')
  other.stop()
})

it('notifies listeners of its own steps and of the portal’s', async () => {
  const listener = vi.fn()
  history.listen(listener)
  await history.go('/write')
  expect(address()).toBe('/inbox/write')
  window.history.replaceState(null, '', '/inbox/list/3')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(history.current().path).toBe('/list/3')
  expect(listener).toHaveBeenCalledTimes(2)
})

it('stays if the guard refuses, and gives the address back', async () => {
  history.guard(async () => false)
  await history.go('/write')
  expect(address()).toBe('/inbox/list/1?page=2')
  window.history.replaceState(null, '', '/inbox/list/3')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await vi.waitFor(() => expect(address()).toBe('/inbox/list/1?page=2'))
  expect(history.current().path).toBe('/list/1')
})
