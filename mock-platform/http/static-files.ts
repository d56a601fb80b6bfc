import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Handler } from './endpoint-handler'
import { percentDecode } from './percent-decode'
import { envelope } from './reply'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Milliseconds to wait for sub-apps that are still being built. */
const longestBuild = 60_000

/**
 * Serves built sub-apps as their own servers commonly do: to any origin, with hashed assets cached forever and HTML
 * never cached. The first `npm start` serves before they are built; their folder appears once all of them are.
 */
export function subAppFiles(folder: string): Handler {
  const root = resolve(folder)
  return async ({ path }) => {
    await built(root)
    const file = fileIn(root, path.slice('/subapps'.length))
    const body = file && (await readFile(file).catch(() => undefined))
    if (!file || !body) return envelope(404, 404, `没有这个文件：${path}`)
    const type = contentTypes[extname(file)] ?? 'application/octet-stream'
    return {
      status: 200,
      headers: {
        'Content-Type': type,
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': path.includes('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      },
      body,
    }
  }
}

async function built(root: string): Promise<void> {
  const until = Date.now() + longestBuild
  while (!existsSync(root) && Date.now() < until) await delay(200, undefined, { ref: false })
}

/** Undefined if the path leads out of the folder. */
function fileIn(root: string, path: string): string | undefined {
  const decoded = percentDecode(path)
  if (decoded === undefined || decoded.includes('\0')) return undefined
  const file = resolve(root, `.${decoded.endsWith('/') ? `${decoded}index.html` : decoded}`)
  return file.startsWith(root + sep) ? file : undefined
}
