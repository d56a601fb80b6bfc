const named = /charset\s*=\s*["']?([\w-]+)/i

/** The encoding of a page by its header, or else by what its first 2 KB say (`start`, one character per byte). */
export function pageCharset(contentType: string, start: string): string {
  const meta = /<meta[^>]*charset[^>]*>/i.exec(start)?.[0] ?? ''
  return (named.exec(contentType) ?? named.exec(meta))?.[1] ?? 'utf-8'
}
