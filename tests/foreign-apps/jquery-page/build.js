const { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { minify_sync: minify } = require('terser')

const dist = join(__dirname, 'dist')
rmSync(dist, { recursive: true, force: true })
cpSync(join(__dirname, 'src'), dist, { recursive: true })
for (const file of ['app.js', 'detail.js', 'sum-worker.js']) {
  const path = join(dist, 'js', file)
  writeFileSync(path, minify(readFileSync(path, 'utf8')).code)
}
mkdirSync(join(dist, 'lib'))
for (const file of ['jquery/dist/jquery.min.js', 'jquery-modal/jquery.modal.min.js', 'jquery-modal/jquery.modal.min.css']) {
  cpSync(join(__dirname, 'node_modules', file), join(dist, 'lib', file.split('/').pop()))
}
