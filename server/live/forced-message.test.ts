import { expect, it } from 'vitest'
import { forcedMessageSchema } from '~contract/platform/live'
import { defaultServicePrefixes } from '~contract/platform/services'
import { createSealer } from '../seal/sealer'
import { openAction } from '../session/sealed-action'
import { toForcedNotice } from './forced-message'

const circumstances = {
  reader: { userId: 'u1', tenantId: 't1' },
  sealer: createSealer(['a secret of some length']),
  prefixes: defaultServicePrefixes,
}

function present(parts: object) {
  const message = { type: 'NOTIFY_POP', id: 7, title: '值守', ...parts }
  return toForcedNotice(forcedMessageSchema.parse(message), circumstances)
}

it('[MSG-05] [SAFE-06] a forced message is sanitised before a browser has it', () => {
  const shown = present({
    content: '<p onclick="a()">好</p><script>b()</script>',
    url: '//evil.example',
  })
  expect(shown).toMatchObject({ id: '7', html: '<p>好</p>', link: '', actions: [] })
})

it('[MSG-05] an action with a method is signed with all of its call, one without opens its page', () => {
  const confirm = {
    title: '收到',
    color: '#52c41a',
    icon: 'check',
    url: '/service-system/forced/confirm',
    httpMethodType: 'post',
    params: '{"id":"7"}',
  }
  const look = { title: '看', url: '/list/index', color: 'url(x)' }
  const [first, second] = present({ messageUrls: [confirm, look] }).actions
  expect(first).toMatchObject({ title: '收到', icon: 'check', link: '' })
  expect(openAction(circumstances.sealer, first?.signed ?? '', circumstances.reader)).toEqual({
    messageId: '7',
    method: 'POST',
    url: '/service-system/forced/confirm',
    params: { id: '7' },
  })
  expect(second).toEqual({ title: '看', color: '', icon: '', signed: '', link: '/list/index' })
})

it('[MSG-05] white text can be read on every colour of an action', () => {
  const [green] = present({
    messageUrls: [{ title: '收到', color: '#52c41a', url: '/list/index' }],
  }).actions
  expect(green?.color).toMatch(/^#[\da-f]{6}$/)
  expect(green?.color).not.toBe('#52c41a')
})

it.each([
  'https://evil.example/service-system/x',
  '//evil.example/service-system/x',
  '/auth/oauth/token',
  '/service-systemx/y',
  '/service-system/../auth/oauth/token',
  '/service-system/%2e%2e/auth/x',
  '/service-system/a%252fb',
  '/__mock/spaces',
  'service-system/x',
])('[MSG-05] an action that would call %s is left out', (url) => {
  expect(present({ messageUrls: [{ title: '收', url, httpMethodType: 'POST' }] }).actions).toEqual(
    [],
  )
})
