import type { FavouritePage } from '../../contracts/personCollect/contract'
import { defineReactApp, ListPage, SectionTabs, useHome, useList, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import english from './english.json'
import { FavouriteRow } from './favourite-row'
import pages from './pages.json'

const home = '/myCollect'
const addressOf = (name: string) => `${home}?classify=${name}&menu=collect`

/** The user's favourites; kind, page and keyword are in the address. */
function CollectApp() {
  const place = usePlace()
  useHome(place.path === home, addressOf('allCollect'))
  const wanted = place.query.get('classify')
  const kind = pages.classifies.find(({ name }) => name === wanted)?.kind ?? ''
  const list = useList<FavouritePage>(pages.list, { kind })
  const given = list.data?.counts
  const counts: Record<string, number> | undefined = given && {
    ...given,
    '': Object.values(given).reduce((a, b) => a + b),
  }
  return (
    <div className="page">
      <main className="panel" aria-label={spoken('我的收藏')}>
        <ListPage
          page={pages.list}
          list={list}
          below={
            <SectionTabs
              label={spoken('收藏分类')}
              sections={pages.classifies.map((one) => ({
                title: one.title,
                to: addressOf(one.name),
                current: one.kind === kind,
                count: counts?.[one.kind],
              }))}
            />
          }
        >
          {(favourite) => (
            <FavouriteRow key={favourite.id} favourite={favourite} onChanged={list.reload} />
          )}
        </ListPage>
      </main>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(CollectApp, english)
