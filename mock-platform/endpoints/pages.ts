import type { Area } from '../area'
import {
  createPage,
  deletePage,
  pagePages,
  readPage,
  savePage,
} from '../contracts/lowcode/contract'
import { problemText, readSource } from '../contracts/lowcode/page-source'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import { type PageRow, pagesFor, pagesModel, seedPages, sourceOf } from '../data/pages'
import { implement, implementOn, Refusal, rowFor } from './implementation'

const ownPage = rowFor(pagesModel, { tenantId: 'tenantId' }, '页面不存在或已被删除')

/** Only valid sources are ever stored. */
function summaryOf({ id, source, author, updatedAt }: PageRow) {
  const { page } = readSource(source)
  return {
    id,
    title: page?.title ?? '',
    componentCount: page?.components.length ?? 0,
    author,
    updatedAt,
  }
}

function detailOf(page: PageRow) {
  return { ...summaryOf(page), source: page.source, version: page.version }
}

export const pagesArea: Area = {
  name: 'pages',
  models: [pagesModel],
  seed: seedPages,
  implementations: [
    implement(pagePages, ({ space, user, query: { keyword, pageNo, length } }) => {
      const found = pagesFor(space, user)
        .map(summaryOf)
        .filter(({ title }) => title.includes(keyword))
      return pageOf(found, pageNo, length)
    }),
    implement(createPage, ({ space, user, now }) => {
      const { id } = space.collection(pagesModel).create({
        id: space.random.id('page'),
        tenantId: user.tenantId,
        source: sourceOf({
          title: '未命名页面',
          components: [{ type: 'heading', text: '未命名页面', level: 1 }],
        }),
        author: user.username,
        updatedAt: stampOf(now),
        version: 1,
      })
      return { id }
    }),
    implementOn(ownPage, readPage, detailOf),
    implementOn(ownPage, savePage, (page, { space, now, body: { source, version } }) => {
      if (page.version !== version) throw new Refusal(409, '页面已被他人修改，请刷新后再编辑')
      const [problem] = readSource(source).problems
      if (problem) throw new Refusal(400, problemText(problem))
      const patch = { source, version: version + 1, updatedAt: stampOf(now) }
      return detailOf(space.collection(pagesModel).update(page.id, patch) ?? page)
    }),
    implementOn(ownPage, deletePage, ({ id }, { space }) => {
      space.collection(pagesModel).remove(id)
    }),
  ],
}
