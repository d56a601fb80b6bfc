import { fileURLToPath } from 'node:url'

const folder = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Import aliases of the folders; the same as `paths` in tsconfig.json. */
export const aliases = {
  '~contract': folder('contract'),
  '~server': folder('server'),
  '~text': folder('text'),
  '~': folder('app'),
  '@portal/sub-app/testing': folder('packages/sub-app/testing.ts'),
  '@portal/ofd/seals': folder('packages/ofd/seals/index.ts'),
  '@portal/ofd': folder('packages/ofd/index.ts'),
  '@portal/sub-app': folder('packages/sub-app/index.ts'),
}
