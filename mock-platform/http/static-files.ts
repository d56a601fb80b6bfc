import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
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

/** Serves built sub-apps as their own servers commonly do: any origin, hashed assets for ever, HTML never. */
export function subAppFiles(folder: string): Handler {
  const root = resolve(folder)
  return async ({ path }) => {
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

/** The file that a path names; nothing where it would lead out of the folder. */
function fileIn(root: string, path: string): string | undefined {
  const decoded = percentDecode(path)
  if (decoded === undefined || decoded.includes('\0')) return undefined
  const file = resolve(root, `.${decoded.endsWith('/') ? `${decoded}index.html` : decoded}`)
  return file.startsWith(root + sep) ? file : undefined
}
