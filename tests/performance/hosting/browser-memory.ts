import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

/**
 * MB of each kind of process (`browser`, `renderer`, `GPU` …) that a browser runs. Pages of files, which are mostly the
 * browser's own program, are left out: they can be read again, and other browsers on the machine share them, so that
 * they would count less while a test runs beside. The rest is Pss: memory that processes share counts once in all.
 */
export async function memoryByProcess(browser: Browser): Promise<Map<string, number>> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sizes = new Map<string, number>()
  for (const { type, id } of processInfo) sizes.set(type, (sizes.get(type) ?? 0) + ownSize(id))
  return sizes
}

/** 0 = the process has ended meanwhile. */
function ownSize(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const parts = [...status.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+) kB/gm)]
    return parts.reduce((sum, [, size]) => sum + Number(size), 0) / 1024
  } catch {
    return 0
  }
}
