import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './scripts/chromium.mjs'

const browser = testBrowserPath()
// A worker's portal renders as in production; React's development build is slower.
process.env.NODE_ENV = 'production'

/** Tests in a real Chromium, against the production build. Each worker has a portal and a mock platform. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,accessibility,security,walk}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only on its second try depends on timing (docs/decisions/0036).
  retries: 0,
  timeout: 30_000,
  // Generous, because a busy machine is not a defect.
  expect: { timeout: 12_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    // Animations took a tenth of the work. Tests of motion turn them on; the walk in other engines keeps them all.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Starts no spare renderer for a page that never comes: half of the renderers, and a twentieth of the work.
        '--renderer-process-limit=1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
