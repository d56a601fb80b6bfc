import { defineConfig } from '@playwright/test'
import tests from '../../playwright.config'

/** `npm run gallery`: not a part of the tests. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'take.ts',
  outputDir: '../../test-results/gallery/failed',
  reporter: './reporter.ts',
})
