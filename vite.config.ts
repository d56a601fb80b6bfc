import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'
import { aliases } from './vite/aliases.mjs'
import { appSigns } from './vite/app-signs'
import { bootScripts } from './vite/boot-scripts'
import { compiledStyles } from './vite/compiled-styles'
import { cutAnswers } from './vite/cut-answers'
import { libraryData } from './vite/library-data'
import { lostRoutes } from './vite/lost-routes'
import { lostStyles } from './vite/lost-styles'
import { noSchemas } from './vite/no-schemas'
import { shellChunks } from './vite/shell-chunks'
import { smallerShell } from './vite/smaller-shell'
import { usedExports } from './vite/used-exports'

/** word-extractor's reader of compound files needs Node's streams; app/features/file-viewer/old has a replacement. */
const nodesPart = {
  './ole-compound-doc': fileURLToPath(new URL('vite/nothing.cjs', import.meta.url)),
}

/** Everything that the browser code imports, so that the first visit finds no new dependency and does not reload. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  '@remix-run/react',
  '@chakra-ui/react',
  '@chakra-ui/react/anatomy',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@emotion/cache',
  '@e965/xlsx',
  '@emotion/react',
  'asn1js',
  'buffer/index.js',
  'docx-preview',
  'fflate',
  'lucide',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'pdfjs-dist/legacy/web/pdf_viewer.mjs',
  'image-size',
  'postal-mime',
  'numfmt',
  'saxes',
  'sm-crypto-v2',
  'utif2',
  'word-extractor/lib/word-ole-extractor.js',
  'zod',
  'zustand',
  'zustand/react/shallow',
  'zustand/vanilla',
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compiledStyles(),
    usedExports(),
    libraryData(),
    appSigns,
    bootScripts,
    lostRoutes,
    lostStyles,
    cutAnswers,
    noSchemas,
    smallerShell(),
    ...(process.env.VITEST ? [] : [remix(remixConfig)]),
  ],
  resolve: { alias: { ...aliases, ...nodesPart } },
  build: {
    target: 'es2022',
    // scripts/build.mjs empties the folder, because other builds write into it at the same time.
    emptyOutDir: false,
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: shellChunks() } } }),
  },
  // Workers load the reader for a file's format lazily.
  worker: { format: 'es' },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  ssr: {
    external: ['@chakra-ui/react', '@ark-ui/react', '@emotion/react', '@emotion/cache'],
    noExternal: ['lucide'],
  },
  optimizeDeps: { include: libraries },
}))
