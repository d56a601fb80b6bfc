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
