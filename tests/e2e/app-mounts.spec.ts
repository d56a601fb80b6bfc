import { expect, test } from '../support/test'

test('[HOLD-07] the browser tells the operators how an app came up', async ({ visit, request }) => {
  const { page, stack } = await visit('/inbox/list/1')
  await expect(page.locator('[data-app-code="inbox"]')).toHaveAttribute('data-app-status', '1')
  const metrics = async () => (await request.get(`${stack.portal.url}/metrics`)).text()
  await expect
    .poll(metrics, { timeout: 20_000 })
    .toMatch(/^portal_app_mount_seconds_count\{mode="realm",outcome="mounted"\} [1-9]/m)
})
