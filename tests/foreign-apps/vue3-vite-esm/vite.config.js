import { readFileSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// 以脚本为构建入口，导出的生命周期才会保留；页面由模板写出
function entryPage() {
  return {
    name: 'entry-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
        const entry = files.find((file) => file.isEntry)
        const chunks = [entry, ...entry.imports.map((name) => bundle[name])]
        const sheets = chunks.flatMap((chunk) => [...chunk.viteMetadata.importedCss])
        const links = sheets.map((file) => `<link rel="stylesheet" href="./${file}" />\n  `)
        const source = readFileSync('index.html', 'utf8')
          .replace('/src/main.js', `./${entry.fileName}`)
          .replace('</head>', `  ${links.join('  ')}</head>`)
        this.emitFile({ type: 'asset', fileName: 'index.html', source })
      },
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [vue(), entryPage()],
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { input: 'src/main.js', preserveEntrySignatures: 'strict' },
  },
})
