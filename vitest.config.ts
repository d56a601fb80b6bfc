import { defineConfig } from 'vitest/config'
import { aliases } from './vite/aliases.mjs'

const include = [
  '{app,contract,mock-platform,packages,scripts,server,text}/**/*.test.{ts,tsx}',
  'tests/{capacity,faults,integration,security,soak,walk}/**/*.test.ts',
]

/**
 * These measure the process itself: memory, which a garbage collector without CPU time frees only later. They run after
 * the rest.
 */
const alone = ['tests/integration/portal-downloads.test.ts']

/** What `npm test` leaves to `npm run test:all`: many repetitions, tables of all failures, ends of processes. */
export const longFiles = [
  'tests/faults/contract-fuzz.test.ts',
  'tests/faults/sockets.test.ts',
  'tests/integration/alerts.test.ts',
  'tests/integration/libreoffice.test.ts',
  'tests/integration/ofd-hostile.test.ts',
  'tests/integration/old-office-hostile.test.ts',
  'tests/integration/portal-mosquitto.test.ts',
  'tests/integration/portal-odd-addresses.test.ts',
  'tests/integration/portal-odd-cookies.test.ts',
  'tests/integration/portal-odd-forms.test.ts',
  'tests/integration/portal-redis-failover.test.ts',
  'tests/integration/portal-redis-tls.test.ts',
  'tests/integration/portal-stop.test.ts',
  'tests/integration/portal-workers.test.ts',
  'tests/integration/wasm-hostile.test.ts',
  'tests/security/prototype-pollution.test.ts',
]

/** More than the cores, because a third of a file's time is waiting for processes and sockets. */
const maxWorkers = '150%'

/** Node's own localStorage, which exists since Node 25, would hide that of the simulated browser. */
const storageFlags = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** The tests of generated apps, which run in apps made from the templates. */
const ownTests = 'packages/create-sub-app/templates/**'

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    // Long enough for a busy machine: a hanging test is noticed later, but a slow one does not fail.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 8_000 } },
    // Half of a run was spent loading the same modules again for each file. Tests must undo what they change in them.
    isolate: false,
    execArgv: storageFlags,
    projects: [
      {
        extends: true,
        test: {
          name: 'short',
          include,
          exclude: [...alone, ...longFiles, ownTests],
          maxWorkers,
        },
      },
      { extends: true, test: { name: 'long', include: longFiles, maxWorkers } },
      // Run by `npm run test:browsers`, which sets where the browsers are.
      {
        extends: true,
        test: { name: 'browsers', include: ['tests/browsers/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
