import { expect, it, vi } from 'vitest'
import { sharedPlatform } from '../endpoints/test-caller'
import { mailsModel } from './mails'
import { rememberedBadges } from './remembered-badges'
import type { User } from './users'

const { platform } = sharedPlatform()

it('[MOCK-01] badges are counted again after a change, in another second and for another user, not otherwise', () => {
  const space = platform.createSpace({ scenario: 'default' })
  // The clock is stopped, so that no second passes on its own.
  const now = vi.spyOn(space, 'now').mockReturnValue(new Date('2026-03-02T01:00:00.000Z'))
  const count = vi.fn(() => 7)
  const { inbox } = rememberedBadges({ inbox: count })
  const [zhangsan, lisi] = space.users.all() as [User, User]
  const mails = space.collection(mailsModel)
  const [mail] = mails.all()
  if (!mail) throw new Error('the space has no mail')

  expect([inbox?.(space, zhangsan), inbox?.(space, zhangsan)]).toEqual([7, 7])
  expect(count).toHaveBeenCalledTimes(1)
  inbox?.(space, lisi)
  expect(count).toHaveBeenCalledTimes(2)
  mails.update(mail.id, { read: !mail.read })
  inbox?.(space, zhangsan)
  expect(count).toHaveBeenCalledTimes(3)
  now.mockReturnValue(new Date('2026-03-02T01:00:00.999Z'))
  inbox?.(space, zhangsan)
  expect(count).toHaveBeenCalledTimes(3)
  now.mockReturnValue(new Date('2026-03-02T01:00:01.000Z'))
  inbox?.(space, zhangsan)
  expect(count).toHaveBeenCalledTimes(4)
})
