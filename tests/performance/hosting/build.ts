import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { marks } from './marks'

const scriptMark = JSON.stringify(marks.script)
const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const common = {
  bundle: true,
  write: false,
  minify: true,
  legalComments: 'none',
  target: 'es2022',
  outdir: folder('built'),
} satisfies BuildOptions

/** The sub-app as a UMD bundle, as webpack makes it: a global named after it. */
export async function buildSubApp(filesOrigin: string) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [folder('sub-app/main.tsx')],
    define: { 'process.env.NODE_ENV': '"production"', filesOrigin: JSON.stringify(filesOrigin) },
    format: 'iife',
    globalName: 'library',
    banner: {
      js:
        `performance.clearMarks(${scriptMark});performance.mark(${scriptMark});` +
        "(function(root,factory){root['bench-app']=factory()})(self,function(){",
    },
    footer: { js: 'return library})' },
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: text('.js'), style: text('.css') }
}

/** The script of a host's page. */
export async function buildHost(name: string): Promise<string> {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [folder(`hosts/${name}.ts`)],
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'iife',
  })
  return outputFiles[0]?.text ?? ''
}
