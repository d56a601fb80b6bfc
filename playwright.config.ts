import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './scripts/chromium.mjs'

const browser = testBrowserPath()
// The portal of a worker renders as in production; React for development takes longer.
process.env.NODE_ENV = 'production'

/** Tests in a real Chromium, against the production build. Each worker has a portal and a mock platform. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,accessibility,security,walk}/**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes at its second try has found something that depends on speed (docs/decisions/0036).
  retries: 0,
  timeout: 30_000,
  // Generous: a busy machine is no defect.
  expect: { timeout: 12_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1366, height: 768 },
    // A tenth of the work was to draw what moves. Tests of motion ask for it; the walk in other engines has it all.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // None is started ahead for a page that never comes: half of the renderers, a twentieth of the work.
        '--renderer-process-limit=1',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
