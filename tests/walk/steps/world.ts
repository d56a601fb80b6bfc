import fc from 'fast-check'
import { announce } from '../../../mock-platform/data/announce'
import { mailsModel } from '../../../mock-platform/data/mails'
import { channelNames } from '../../faults/channels'
import { none, worldStep } from '../step'

/** A cut upstream is requested again after five seconds (ms). */
const reconnected = 7_000
/** A failed part is back within this time after its service (ms, HOLD-01). */
const recovered = 15_000
/**
 * How soon browsers are back (ms): after a restart in ten seconds (HOLD-05) plus the portal's start; later after a long
 * absence.
 */
const returned = { soon: 15_000, later: 35_000 }

export const offline = worldStep({
  weight: 4,
  choices: none,
  may: (model) => !model.offline,
  async perform(world, model) {
    world.troubles.begin('network')
    model.offline = true
    await world.context.setOffline(true)
  },
})

export const online = worldStep({
  weight: 6,
  choices: none,
  may: (model) => model.offline,
  async perform(world, model) {
    await world.context.setOffline(false)
    model.offline = false
    world.troubles.end('network')
    world.allowPause(returned.soon)
  },
})

/** Services that apps and parts of the shell use; without any of the others no page works at all. */
const services = [
  '/service-mail/*',
  '/service-notify/*',
  '/service-message/*',
  '/service-portal/*',
  '/service-base/*',
] as const
const faults = {
  slow: { kind: 'delay', delayMs: 3_000 },
  down: { kind: 'status', status: 503 },
  reset: { kind: 'reset' },
  shape: { kind: 'wrong-shape' },
  html: { kind: 'html' },
} as const

export const fault = worldStep({
  weight: 4,
  choices: fc.tuple(
    fc.constantFrom(...services),
    fc.constantFrom(...(Object.keys(faults) as (keyof typeof faults)[])),
  ),
  async perform(world, model, path, kind) {
    world.troubles.begin('service')
    model.faulty = true
    world.space.faults.add({ path, ...faults[kind] })
  },
})

export const heal = worldStep({
  weight: 5,
  choices: none,
  may: (model) => model.faulty,
  async perform(world, model) {
    world.space.faults.clear()
    model.faulty = false
    world.troubles.end('service')
    world.allowPause(recovered)
  },
})

/** Closes the portal's sockets at the platform. */
export const cut = worldStep({
  weight: 2,
  choices: fc.tuple(fc.constantFrom(...channelNames)),
  async perform(world, _, channel) {
    await world.order('POST', '/cut', { channel })
    world.allowPause(reconnected)
  },
})

const colleague = { account: 'wangwu', name: '王五', orgName: '云州市交通运输局办公室' }

/** Something changes at the platform for the signed-in user. */
export const push = worldStep({
  weight: 6,
  choices: fc.tuple(fc.constantFrom('letter', 'read', 'message')),
  async perform({ space }, { person }, what) {
    const user = space.users.get(person)
    if (!user) return
    if (what === 'message') {
      announce(space, user, { app: '系统', title: '一条新消息' })
      return
    }
    const mails = space.collection(mailsModel)
    if (what === 'read') {
      const unread = mails.by('account', person).find((mail) => mail.folder === 1 && !mail.read)
      if (unread) mails.update(unread.id, { read: true })
      return
    }
    mails.create({
      id: space.random.id('mail'),
      account: person,
      folder: 1,
      subject: '一封新的信',
      body: '正文',
      sender: colleague,
      recipients: [{ account: person, name: user.username, orgName: user.orgName }],
      time: '2026-03-02 09:00:00',
      read: false,
    })
  },
})

const signals = ['SIGTERM', 'SIGKILL'] as const

/** The portal's process ends, and another one starts. */
export const restart = worldStep({
  weight: 2,
  choices: fc.tuple(fc.constantFrom(...signals)),
  may: ({ portalDown }) => !portalDown,
  async perform(world, _, signal) {
    world.troubles.pass('portal')
    await world.ground.portal.stop(signal)
    await world.ground.portal.start()
    world.troubles.pass('portal')
    world.allowPause(returned.soon)
  },
})

export const stopPortal = worldStep({
  weight: 1,
  choices: fc.tuple(fc.constantFrom(...signals)),
  may: ({ portalDown }) => !portalDown,
  async perform(world, model, signal) {
    world.troubles.begin('portal')
    model.portalDown = true
    await world.ground.portal.stop(signal)
  },
})

export const startPortal = worldStep({
  weight: 8,
  choices: none,
  may: ({ portalDown }) => portalDown,
  async perform(world, model) {
    await world.ground.portal.start()
    model.portalDown = false
    world.troubles.end('portal')
    world.allowPause(returned.later)
  },
})

/** The other build replaces this one. */
export const deploy = worldStep({
  weight: 1,
  choices: none,
  may: ({ portalDown }) => !portalDown,
  async perform(world, model) {
    for (const own of model.windows) own.former = true
    const { portal } = world.ground
    // Pages of the former build stay open without its files until they are reloaded.
    world.troubles.begin('release')
    portal.exchange()
    await portal.stop('SIGTERM')
    await portal.start()
    world.allowPause(returned.soon)
  },
})

/** The browser's clock jumps ahead by this many minutes, as after sleep. */
export const jump = worldStep({
  weight: 1,
  choices: fc.tuple(fc.constantFrom(2, 30, 120)),
  async perform(world, _, minutes) {
    await world.context.clock.fastForward(minutes * 60_000)
    world.allowPause(returned.soon)
  },
})

export const fillStorage = worldStep({
  weight: 1,
  choices: none,
  may: ({ storageFull, windows }) => !storageFull && windows.some(({ frozen }) => !frozen),
  async perform(world, model) {
    model.storageFull = true
    await world.fillStorage(true)
  },
})

export const emptyStorage = worldStep({
  weight: 2,
  choices: none,
  may: ({ storageFull }) => storageFull,
  async perform(world, model) {
    await world.fillStorage(false)
    model.storageFull = false
  },
})
