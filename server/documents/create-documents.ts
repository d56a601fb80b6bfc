import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ConfigError } from '../config/config-error'
import type { PortalConfig } from '../config/env'
import type { Converter } from './converter'
import { createDocuments } from './documents'
import { gotenberg } from './gotenberg'
import { createKeptDocuments } from './kept-documents'
import { kkFileView } from './kkfileview'
import { libreOffice, libreOfficePath } from './libreoffice'

/** The converter of office files to PDF; null = none is configured. Throws ConfigError if it is not available. */
export function createDocumentParts(config: PortalConfig) {
  const { CONVERTER, CONVERTER_TIMEOUT_S: seconds } = config
  if (!CONVERTER) return null
  const makeConverter = converterOf({ ...config, CONVERTER })
  removeLeftBehind(tmpdir())
  // Readable by this process's account alone, and removed with the process: originals and results are the users' own.
  const folder = mkdtempSync(path.join(tmpdir(), `${folderName}${process.pid}-`))
  const kept = createKeptDocuments(folder)
  const converter = makeConverter(folder)
  const documents = createDocuments({ converter, kept, seconds })
  return {
    folder,
    most: mostBytes(config),
    documents,
    async close() {
      await documents.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const folderName = 'portal-documents-'

/**
 * Removes the folders of killed processes. A folder that cannot be removed, because it belongs to another account,
 * stays. Never throws.
 */
export function removeLeftBehind(where: string): void {
  for (const name of readdirSync(where)) {
    const [, pid] = /^portal-documents-(\d+)-/.exec(name) ?? []
    if (!pid || isRunning(Number(pid))) continue
    try {
      rmSync(path.join(where, name), { recursive: true, force: true })
    } catch {
      // The portal starts anyway.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process runs, under another account.
    return (error as { code?: string }).code === 'EPERM'
  }
}

export type DocumentParts = NonNullable<ReturnType<typeof createDocumentParts>>

function mostBytes({ CONVERTER_MAX_MB }: PortalConfig): number {
  return CONVERTER_MAX_MB * 1024 * 1024
}

/** Returns a factory, as the converter's folder is not known yet. Throws ConfigError. */
function converterOf(
  config: PortalConfig & { CONVERTER: NonNullable<PortalConfig['CONVERTER']> },
): (folder: string) => Converter {
  const { CONVERTER, CONVERTER_URL = '', CONVERTER_TIMEOUT_S: seconds } = config
  const most = mostBytes(config)
  if (CONVERTER === 'gotenberg') return () => gotenberg(CONVERTER_URL, most)
  if (CONVERTER === 'kkfileview') return () => kkFileView(CONVERTER_URL, most)
  const program = libreOfficePath()
  if (program) return (folder) => libreOffice({ program, folder, most, seconds })
  throw new ConfigError(
    'CONVERTER: libreoffice is not installed (Debian: libreoffice-writer-nogui, -calc-nogui, -impress-nogui)',
  )
}
