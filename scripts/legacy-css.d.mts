export function legacyCss(css: string, filename: string): string
