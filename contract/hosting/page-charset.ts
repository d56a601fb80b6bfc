const named = /charset\s*=\s*["']?([\w-]+)/i

/** The encoding of a page by its header, or else by its first 2 KB (`start`, one character per byte). */
export function pageCharset(contentType: string, start: string): string {
  const metas = start.match(/<meta[^<>]*>/gi) ?? []
  const said = [contentType, ...metas].map((text) => named.exec(text)?.[1])
  return said.find(Boolean) ?? 'utf-8'
}
