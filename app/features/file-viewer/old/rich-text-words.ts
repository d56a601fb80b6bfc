import type { PartName } from './content'

/** Groups whose text belongs to another part of the document. */
export const partOfGroup: Record<string, PartName | undefined> = {
  header: 'headers',
  headerl: 'headers',
  headerr: 'headers',
  headerf: 'headers',
  footer: 'headers',
  footerl: 'headers',
  footerr: 'headers',
  footerf: 'headers',
  footnote: 'footnotes',
  annotation: 'comments',
  shptxt: 'textBoxes',
}

/** Groups without text. Those that begin with \* are skipped as well, except those in `openGroups`. */
export const skippedGroups = new Set(
  'colortbl stylesheet info pict filetbl revtbl listtable sp shprslt nonshppict xe tc rxe NeXTGraphic'.split(
    ' ',
  ),
)

/** Groups that begin with \*, but do contain text. */
export const openGroups = new Set(['shpinst', 'annotation', 'footnote', 'shptxt'])

/** Words that stand for a character. */
export const wordCharacters: Record<string, string | undefined> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: '\u2003',
  enspace: '\u2002',
  '~': '\u00a0',
  _: '\u2011',
}

/** Code pages by the fonts' character sets. */
export const codePageOfCharset: Record<number, number | undefined> = {
  0: 1252,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

/** The character set of symbol fonts. */
export const symbolCharset = 2
