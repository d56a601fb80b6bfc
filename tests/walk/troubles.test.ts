import { expect, it } from 'vitest'
import { createTroubles } from './troubles'

function withClock() {
  let time = 0
  const troubles = createTroubles(() => time)
  return {
    troubles,
    wait(milliseconds: number) {
      time += milliseconds
    },
    explains: (text: string) => troubles.explain(text, time),
  }
}

const lost = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'
const refused = 'Failed to load resource: the server responded with a status of 401'

it('[HOLD-09] a console line of a walk is explained while its trouble lasts, and for 15 s after it', () => {
  const { troubles, wait, explains } = withClock()
  expect(explains(lost)).toBe(false)
  troubles.begin('network')
  wait(60_000)
  expect(explains(lost)).toBe(true)
  expect(explains('TypeError: x is undefined')).toBe(false)
  troubles.end('network')
  wait(14_000)
  expect(explains(lost)).toBe(true)
  wait(2_000)
  expect(explains(lost)).toBe(false)
})

it('[HOLD-09] a trouble that comes again lasts until its own end', () => {
  const { troubles, wait, explains } = withClock()
  troubles.begin('session')
  troubles.end('session')
  wait(1_000)
  troubles.begin('session')
  wait(60_000)
  expect(explains(refused)).toBe(true)
  troubles.pass('network')
  expect(explains(lost)).toBe(true)
})

it('[HOLD-09] a service that talks nonsense explains what an app says of it, and no uncaught error', () => {
  const { troubles, explains } = withClock()
  const error =
    'TypeError: Cannot read properties of undefined\n at http://portal/subapps/index/main.js'
  troubles.begin('service')
  expect(explains(error)).toBe(true)
  expect(explains(`not caught: ${error}`)).toBe(false)
})
