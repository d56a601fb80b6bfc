import type { PortalConfig } from '../config/env'
import { libreOfficePath } from '../documents/libreoffice'
import { ask } from './ask'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'
import { paceOf, troubleOf } from './trouble'

const say = findingsOf('converter')

/** Tries the converter of office files to PDF, without a file. */
export async function checkConverter(
  { CONVERTER, CONVERTER_URL }: Pick<PortalConfig, 'CONVERTER' | 'CONVERTER_URL'>,
  patience: number,
): Promise<Finding[]> {
  if (!CONVERTER) return [say.note('CONVERTER', 'is not set: old office files show their text')]
  if (CONVERTER === 'libreoffice') return [checkProgram()]
  const url = new URL(CONVERTER_URL ?? '')
  const { reached, findings } = await tryConnection({
    say,
    subject: 'CONVERTER_URL',
    url,
    patience,
  })
  if (!reached) return findings
  return [...findings, await checkService(CONVERTER, url, patience)]
}

function checkProgram(): Finding {
  const program = libreOfficePath()
  if (program) return say.ok('CONVERTER', `${program} is installed`)
  const advice =
    'install libreoffice-writer-nogui, libreoffice-calc-nogui and libreoffice-impress-nogui'
  return say.fail('CONVERTER', 'LibreOffice is not installed', advice)
}

/** Gotenberg reports at /health whether its LibreOffice runs; kkFileView only has a start page. */
async function checkService(kind: string, base: URL, patience: number): Promise<Finding> {
  const address = `${base.href.replace(/\/$/, '')}/${kind === 'gotenberg' ? 'health' : ''}`
  const advice = 'look at that service, and check CONVERTER'
  try {
    const { status, took } = await ask(address, { patience })
    if (status === 200) return say.ok(kind, `answers ${paceOf(took)}`)
    return say.fail(kind, `HTTP ${status}`, advice)
  } catch (error) {
    return say.fail(kind, troubleOf(error), advice)
  }
}
