import { convertedPath } from '~contract/portal/paths'
import { libreOfficePath } from '~server/documents/libreoffice'
import { textOfPdf } from '../../support/pdf-text'
import { keepFile } from '../../support/sample-files'
import { openSpace, type Stack, startStack } from '../../support/stack'
import type { Measure } from '../measure'
import { signIn } from '../sign-in'

const fileCount = 20

/** Converts as many office files at once as one converter accepts: each must come back as a PDF with its own text. */
export async function converted(): Promise<Measure[]> {
  if (!libreOfficePath()) {
    process.stdout.write('  no soffice on this machine: the converter is not measured\n')
    return []
  }
  const stack = await startStack({ LOG_LEVEL: 'silent', CONVERTER: 'libreoffice' })
  try {
    return [await askForAll(stack)]
  } finally {
    await stack.close()
  }
}

async function askForAll(stack: Stack): Promise<Measure> {
  const { space, account } = openSpace(stack)
  const cookie = await signIn(stack.portal.url, account('zhangsan'))
  const numbers = Array.from({ length: fileCount }, (_, at) => at + 1)
  const begun = Date.now()
  const answers = await Promise.all(
    numbers.map(async (number) => {
      const fileId = keepFile(space, `letter-${number}.rtf`, `{\\rtf1 This is letter ${number}.}`)
      const query = new URLSearchParams({ fileId, name: `letter-${number}.rtf` })
      const answer = await fetch(`${stack.portal.url}${convertedPath}?${query}`, {
        headers: { cookie },
      })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (answer.status !== 200) return `letter ${number}: status ${answer.status}`
      const text = await textOfPdf(bytes)
      return text.includes(`letter ${number}.`) ? '' : `letter ${number}: ${text.slice(0, 80)}`
    }),
  )
  const seconds = (Date.now() - begun) / 1_000
  const wrong = answers.filter((answer) => answer !== '')
  return {
    name: 'office files answered of 20 asked for at once',
    value: fileCount - wrong.length,
    unit: 'files',
    least: fileCount,
    detail: [`${seconds.toFixed(1)} s for all`, ...wrong],
  }
}
