import { ListBody, SearchBox, SectionTabs, Toolbar, useHome, useList, usePlace } from '../kit/react'
import type { FavouriteKind, FavouritePage } from './contract'
import { FavouriteRow } from './favourite-row'

const home = '/myCollect'
const addressOf = (name: string) => `${home}?classify=${name}&menu=collect`

interface Classify {
  name: string
  kind: FavouriteKind | ''
  title: string
}

const all: Classify = { name: 'allCollect', kind: '', title: '全部收藏' }
const classifies: readonly Classify[] = [
  all,
  { name: 'doc', kind: 'doc', title: '公文' },
  { name: 'notice', kind: 'notice', title: '通知公告' },
  { name: 'mail', kind: 'mail', title: '邮件' },
]

/** What the user keeps at hand; the address says which kind, which page, and the keyword. */
export function CollectApp() {
  const place = usePlace()
  useHome(place.path === home, addressOf(all.name))
  const wanted = place.query.get('classify')
  const { kind } = classifies.find(({ name }) => name === wanted) ?? all
  const list = useList<FavouritePage, 'keyword'>('/service-archives/favourite/page', {
    length: 20,
    filters: ['keyword'],
    query: { kind },
  })
  const { keyword } = list.wanted
  const given = list.data?.counts
  const counts = given && { ...given, '': Object.values(given).reduce((a, b) => a + b) }
  return (
    <div className="page">
      <main className="panel" aria-label="我的收藏">
        <Toolbar title="我的收藏">
          <SearchBox label="搜索收藏" placeholder="标题、来源、备注" list={list} />
        </Toolbar>
        <SectionTabs
          label="收藏分类"
          sections={classifies.map((one) => ({
            title: one.title,
            to: addressOf(one.name),
            current: one.kind === kind,
            count: counts?.[one.kind],
          }))}
        />
        <ListBody
          list={list}
          empty={
            keyword
              ? `没有找到与“${keyword}”有关的收藏`
              : '还没有收藏，打开公文、通知公告或邮件后点击“收藏”'
          }
        >
          {({ records }) => (
            <ul aria-label="收藏">
              {records.map((favourite) => (
                <FavouriteRow key={favourite.id} favourite={favourite} onChanged={list.reload} />
              ))}
            </ul>
          )}
        </ListBody>
      </main>
    </div>
  )
}
