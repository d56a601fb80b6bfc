import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      '@portal/sub-app': fileURLToPath(new URL('./app/hosting/sub-app-kit', import.meta.url)),
    },
  },
  test: {
    include: [
      '{app,server,mock-platform,scripts}/**/*.test.{ts,tsx}',
      'tests/{faults,integration,security,soak}/**/*.test.ts',
    ],
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // Half of a run went into loading the same modules for each file. What tests change of them they take back.
    isolate: false,
    maxWorkers: '100%',
  },
})
