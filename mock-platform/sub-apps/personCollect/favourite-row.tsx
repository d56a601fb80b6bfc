import { useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { PortalLink } from '../kit/react/portal-link'
import { dateText, failureText } from '../kit/texts'
import type { Favourite } from './contract'
import { NoteForm } from './note-form'

const kindTitles = { doc: '公文', notice: '通知公告', mail: '邮件' } as const

interface FavouriteRowProps {
  context: AppContext
  favourite: Favourite
  onChanged(): void
}

export function FavouriteRow({ context, favourite, onChanged }: FavouriteRowProps) {
  const { props, toast, ask } = context
  const { id, kind, title, source, note, createdAt, gone } = favourite
  const [editing, setEditing] = useState(false)

  async function remove() {
    if (!(await ask({ text: `确定取消收藏“${title}”吗？`, yes: '取消收藏' }))) return
    try {
      await props.request(`/service-archives/favourite/${id}`, { method: 'DELETE' })
      toast('已取消收藏')
      onChanged()
    } catch (error) {
      toast(failureText(error), 'danger')
    }
  }

  return (
    <li className="favourite">
      <span className="tag quiet favourite-kind">{kindTitles[kind]}</span>
      <div className="favourite-main">
        <FavouriteTitle favourite={favourite} navigate={props.navigate} />
        <p className="muted favourite-source">
          <span>{source}</span>
          <span className="numeric">收藏于 {dateText(createdAt)}</span>
          {gone && <span>原文已删除</span>}
        </p>
        {editing ? (
          <NoteForm
            context={context}
            favourite={favourite}
            onDone={(saved) => {
              setEditing(false)
              if (saved) onChanged()
            }}
          />
        ) : (
          note && <p className="favourite-note">{note}</p>
        )}
      </div>
      <div className="favourite-buttons">
        <button
          type="button"
          className="button plain"
          aria-expanded={editing}
          aria-label={`备注 ${title}`}
          onClick={() => setEditing(!editing)}
        >
          备注
        </button>
        <button
          type="button"
          className="button plain"
          aria-label={`取消收藏 ${title}`}
          onClick={() => void remove()}
        >
          取消收藏
        </button>
      </div>
    </li>
  )
}

interface FavouriteTitleProps {
  favourite: Favourite
  navigate(path: string): void
}

/** Documents open full screen in a window of their own, all else in its app's tab. */
function FavouriteTitle({ favourite: { kind, title, path, gone }, navigate }: FavouriteTitleProps) {
  if (gone) return <span className="favourite-title muted">{title}</span>
  if (kind === 'doc') {
    return (
      <a className="favourite-title" href={path} target="_blank" rel="noopener">
        {title}
      </a>
    )
  }
  return (
    <PortalLink className="favourite-title" path={path} navigate={navigate}>
      {title}
    </PortalLink>
  )
}
