import { viewerFiles } from '../../scripts/shell-files.mjs'
import { weightsOf } from '../../scripts/size-budget.mjs'
import { startStack } from '../support/stack'
import { launch } from './browser/loads'
import { converted } from './documents/converter'
import { firstPage } from './documents/first-page'
import { huge } from './documents/huge'
import { scrolling } from './documents/scrolling'
import { viewerOf } from './documents/viewer'
import { type Measure, report } from './measure'

/** The OFD viewer compared with the PDF viewer, what it holds and weighs, and the converter of office files. */
const stack = await startStack({ LOG_LEVEL: 'silent' })
const browser = await launch('--js-flags=--expose-gc')
try {
  const viewer = await viewerOf(stack, browser)
  report([
    ...(await firstPage(viewer)),
    ...(await scrolling(viewer, browser)),
    ...(await huge(viewer, browser)),
    weight(),
    ...(await converted()),
  ])
} finally {
  await browser.close()
  await stack.close()
}

/** Without seals, decoders and whatever else only some files need: those load with the first file that needs them. */
function weight(): Measure {
  const scripts = viewerFiles(['package-viewer', 'ofd-viewer']).filter((file) =>
    file.endsWith('.js'),
  )
  const parts = weightsOf(scripts)
  return {
    name: 'JavaScript of the OFD viewer',
    value: parts.reduce((sum, { size }) => sum + size, 0),
    unit: 'KB',
    goal: 60,
    detail: parts.map(({ file, size }) => `${size.toFixed(1)} KB ${file}`),
  }
}
