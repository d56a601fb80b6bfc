/** The library's dictionary: characters by syllable, the most common first. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Readonly<Record<string, string>>
}
