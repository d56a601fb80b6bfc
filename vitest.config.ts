import { defineConfig } from 'vitest/config'
import { aliases } from './vite/aliases.mjs'

const include = [
  '{app,contract,mock-platform,packages,scripts,server,text}/**/*.test.{ts,tsx}',
  'tests/{faults,integration,security,soak}/**/*.test.ts',
]

/**
 * What these measure is the process's own: memory, which a collector that gets no processor leaves for later. They come
 * after the rest.
 */
const alone = ['tests/integration/portal-downloads.test.ts']

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // Half of a run went into loading the same modules for each file. What tests change of them they take back.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'all', include, exclude: alone, maxWorkers: '100%' },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
