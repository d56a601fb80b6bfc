import { defineConfig } from 'vitest/config'
import { aliases } from './vite/aliases.mjs'

const include = [
  '{app,contract,mock-platform,packages,scripts,server,text}/**/*.test.{ts,tsx}',
  'tests/{capacity,faults,integration,security,soak,walk}/**/*.test.ts',
]

/**
 * What these measure is the process's own: memory, which a collector that gets no processor leaves for later. They come
 * after the rest.
 */
const alone = ['tests/integration/portal-downloads.test.ts']

/** What `npm test` leaves to `npm run test:all`: many tries of the same, tables of all troubles, ends of processes. */
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
  'tests/integration/wasm-hostile.test.ts',
  'tests/security/prototype-pollution.test.ts',
]

/** More than there are cores: a third of a file's time is waiting for processes and sockets. */
const maxWorkers = '150%'

/** Node's own localStorage, there since Node 25, would stand before that of the browser that tests pretend to be. */
const storageFlags = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** Tests of new apps: these run in apps that were made of the templates. */
const ownTests = 'packages/create-sub-app/templates/**'

export default defineConfig({
  resolve: { alias: aliases },
  test: {
    // A busy machine's: a test that hangs is seen later, one that is slow is not called broken.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 8_000 } },
    // Half of a run went into loading the same modules for each file. What tests change of them they take back.
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
      // By `npm run test:browsers`, which says where the browsers are.
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
