import type { Area } from '../area'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import { type PageRow, pagesFor, pagesModel, seedPages, sourceOf } from '../data/pages'
import { createPage, deletePage, pagePages, readPage, savePage } from '../sub-apps/lowcode/contract'
import { problemText, readSource } from '../sub-apps/lowcode/page-source'
import { implement, Refusal, rowFor } from './implementation'

const ownPage = rowFor(pagesModel, { tenantId: 'tenantId' }, '页面不存在或已被删除')

/** Only right sources are ever stored. */
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

/** Pages that tenants make for themselves. */
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
    implement(readPage, (call) => detailOf(ownPage(call))),
    implement(savePage, (call) => {
      const { space, now, body } = call
      const { source, version } = body
      const page = ownPage(call)
      if (page.version !== version) throw new Refusal(409, '页面已被他人修改，请刷新后再编辑')
      const [problem] = readSource(source).problems
      if (problem) throw new Refusal(400, problemText(problem))
      const patch = { source, version: version + 1, updatedAt: stampOf(now) }
      return detailOf(space.collection(pagesModel).update(page.id, patch) ?? page)
    }),
    implement(deletePage, (call) => {
      call.space.collection(pagesModel).remove(ownPage(call).id)
      return null
    }),
  ],
}
