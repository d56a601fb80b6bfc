/**
 * Builds every demo sub-app into {outDir}/{code} (default build/sub-apps). With `watch` it resolves after
 * the first build and goes on rebuilding on changes until `close`.
 */
export function buildSubApps(options?: {
  minify?: boolean
  watch?: boolean
  outDir?: string
  /** Codes of the apps to build; none = all. */
  only?: string[]
}): Promise<{ close(): Promise<void> }>
