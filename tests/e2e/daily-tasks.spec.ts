import { dailyMessage, dailyTasks } from '../support/daily-tasks'
import { addMessage } from '../support/message-center'
import { makeSearchIndex } from '../support/search-index'
import { expect, test } from '../support/test'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

for (const [name, [allowed, task]] of Object.entries(dailyTasks)) {
  test(`[LOOK-12] ${name} in ${allowed} clicks`, { tag: '@long' }, async ({
    visit,
    space,
    allowErrors,
  }) => {
    // Requests that the former tenant's apps have in flight at that moment are refused.
    allowErrors(/status of 401/)
    addMessage(space, dailyMessage)
    const { page } = await visit.mounted('/index')
    let clicks = 0
    await task(page, async (target) => {
      clicks += 1
      await target.click()
    })
    expect(clicks).toBeLessThanOrEqual(allowed)
  })
}
