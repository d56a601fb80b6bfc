/** Where the app shows each library, and its calls. */
export const libraries = {
  unit: {
    title: '单位公文库',
    path: '/full-text-search',
    service: '/api/esSearch',
    visits: { title: '最近浏览', path: '/api/esSearch/pageClickHistory', method: 'GET' },
  },
  public: {
    title: '公开文件库',
    path: '/doc-library-search',
    service: '/api/provinceDoc',
    visits: { title: '最近打开', path: '/api/provinceDoc/recentOpen', method: 'POST' },
  },
} as const

export type Library = (typeof libraries)[keyof typeof libraries]

/** Full screen. */
export function publicDocumentPath(id: string): string {
  return `/gwsearch/doc-library-detail?docId=${encodeURIComponent(id)}&fullscreen=1`
}
