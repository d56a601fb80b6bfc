declare module 'virtual:dev-docs/guide' {
  const chapters: import('./guide.mjs').Chapter[]
  export default chapters
}

declare module 'virtual:dev-docs/interfaces' {
  const interfaces: import('./interfaces.mjs').Interface[]
  export default interfaces
}

declare module 'virtual:dev-docs/examples' {
  /** `html` is highlighted source. */
  const examples: { code: string; files: { name: string; html: string }[] }[]
  export default examples
}

declare module 'virtual:dev-docs/parts' {
  /** Highlighted source of each sample, by its part's id. */
  const sources: Record<string, string>
  export default sources
}
