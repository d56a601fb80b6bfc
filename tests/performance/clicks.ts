import { makeSearchIndex } from '../support/search-index'
import { startStack } from '../support/stack'
import { launch } from './browser/loads'
import { longTasks } from './clicks/long-tasks'
import { officeClicks } from './clicks/office-clicks'
import { report } from './measure'

/** How quickly the page answers on a processor four times slower than this machine's. */
const stack = await startStack({ LOG_LEVEL: 'silent' })
await makeSearchIndex(stack)
const browser = await launch()
const cpuSlowdown = 4
try {
  report([await longTasks(browser, stack, cpuSlowdown)])
  report(await officeClicks(browser, stack, cpuSlowdown))
} finally {
  await browser.close()
  await stack.close()
}
