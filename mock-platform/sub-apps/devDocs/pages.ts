import chapters from 'virtual:dev-docs/guide'
import { partGroups } from './parts/parts'

export interface DocPage {
  /** Below the app's base. */
  path: string
  title: string
}

/** In reading order. */
export const pageGroups: readonly { title: string; pages: readonly DocPage[] }[] = [
  {
    title: '开发指南',
    pages: chapters.map(({ slug, title }) => ({ path: `/guide/${slug}`, title })),
  },
  {
    title: '接口与试用',
    pages: [
      { path: '/reference', title: '接口一览' },
      { path: '/trial', title: '试一试' },
    ],
  },
  {
    title: '界面部件',
    pages: partGroups.map(({ slug, title }) => ({ path: `/parts/${slug}`, title })),
  },
  {
    title: '运行示例',
    pages: [
      { path: '/examples/example-react', title: 'React 示例' },
      { path: '/examples/example-vue', title: 'Vue 示例' },
      { path: '/examples/example-plain', title: '网页示例' },
    ],
  },
  { title: '工具', pages: [{ path: '/conformance', title: '接入检测' }] },
]

const pages = pageGroups.flatMap((group) => group.pages)

export const firstPage = pages[0]?.path ?? '/reference'

export function pageAt(path: string): DocPage | undefined {
  return pages.find((page) => page.path === path)
}

export function neighbours(path: string): { previous?: DocPage; next?: DocPage } {
  const at = pages.findIndex((page) => page.path === path)
  const previous = pages[at - 1]
  const next = pages[at + 1]
  return { ...(previous && { previous }), ...(next && { next }) }
}
