import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'
import { compiledStyles } from './vite/compiled-styles'

/** The boot script of realm frames is a client entry of its own, beside Remix's. */
const realmBoot: Plugin = {
  name: 'portal-realm-boot',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'app/hosting/realm/boot.ts', name: 'realm-boot' })
  },
}

export default defineConfig({
  plugins: [compiledStyles(), realmBoot, ...(process.env.VITEST ? [] : [remix(remixConfig)])],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2020',
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  ssr: { noExternal: [/^@chakra-ui/, /^@ark-ui/, /^@zag-js/, /^@pandacss/, /^@emotion/] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      '@remix-run/react',
      '@chakra-ui/react',
      '@emotion/react',
    ],
  },
})
