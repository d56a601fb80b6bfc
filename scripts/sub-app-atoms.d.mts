/** The sheet that an index.html links if its app names atoms. */
export const atomSheet: string
/** What it is made of. */
export const atomSources: string[]

/**
 * The portal's atoms and the kit's own, as classes for one app: only those among the words of its page and scripts.
 * Where a name ends in a measure (`gap-3`, `w-40px`, `-mt-1`), any other measure does, too. A grid's columns are
 * `cols-2`, `cols-64px-1fr-auto` or, as many as there is room for, `cols-fill-88px`.
 */
export function atomCss(texts: readonly string[]): Promise<string>
