import { NoticeDetail } from './notice-detail'
import { NoticeList } from './notice-list'
import { useNotes } from './use-notes'
import { usePath } from './use-path'

export function App() {
  const id = /^\/notice\/(.+)$/.exec(usePath())?.[1]
  const notes = useNotes()
  return (
    <main>
      {id ? <NoticeDetail key={id} id={decodeURIComponent(id)} notes={notes} /> : <NoticeList />}
    </main>
  )
}
