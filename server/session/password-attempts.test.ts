import { beforeEach, describe, expect, it } from 'vitest'
import { type AttemptStore, createMemoryAttempts } from './attempt-store'
import type { PortalContext } from './load-context'
import { takeAttempt } from './password-attempts'

/** More names than a process keeps. */
const names = 100_001
const [office, attacker] = ['198.51.100.7', '203.0.113.9']

let attempts: AttemptStore
beforeEach(() => {
  attempts = createMemoryAttempts(() => 0)
})

const attempt = (account: string, address: string) =>
  takeAttempt({ attempts, address } as PortalContext, account)
async function fail(account: string, address: string, times: number) {
  for (let count = 0; count < times; count += 1) await attempt(account, address)
}

describe('an address that guesses a hundred thousand accounts', () => {
  beforeEach(async () => {
    await fail('locked', office, 5)
    await fail('watched', office, 3)
  })
  async function expectAllKnown() {
    expect(await attempt('locked', office)).toMatchObject({ barred: 'account' })
    expect(await attempt('watched', office)).toMatchObject({ left: 1 })
  }

  it('[SAFE-12] [SAFE-16] makes the portal forget no lock and no count of others, nor its own', async () => {
    for (let count = 0; count < names; count += 1) await attempt(`guess-${count}`, attacker)
    await expectAllKnown()
    expect(await attempt('another', attacker)).toMatchObject({ barred: 'address' })
  })

  it('[SAFE-12] [SAFE-16] neither does while the backend says nothing about its guesses', async () => {
    for (let count = 0; count < names; count += 1) {
      const taken = await attempt(`guess-${count}`, attacker)
      if ('undecided' in taken) await taken.undecided()
    }
    await expectAllKnown()
  })

  it('[SAFE-12] once it is barred leaves the accounts that it names as they are', async () => {
    for (let count = 0; count < 50; count += 1) await attempt(`guess-${count}`, attacker)
    await fail('innocent', attacker, 10)
    expect(await attempt('innocent', office)).toMatchObject({ left: 4 })
  })

  it('[SAFE-12] is not charged for accounts that are locked already', async () => {
    await fail('locked', attacker, 200)
    expect(await attempt('another', attacker)).toMatchObject({ left: 4 })
  })
})
