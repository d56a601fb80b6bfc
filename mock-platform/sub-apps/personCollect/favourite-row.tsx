import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button, PortalLink, useAction, useApp, WindowLink } from '../kit/react'
import { dateText } from '../kit/texts'
import type { Favourite } from './contract'

const kindTitles = { doc: '公文', notice: '通知公告', mail: '邮件' } as const

const callOf = ({ id }: Favourite) => `/service-archives/favourite/${id}`

interface FavouriteRowProps {
  favourite: Favourite
  onChanged(): void
}

export function FavouriteRow({ favourite, onChanged }: FavouriteRowProps) {
  const { props, ask } = useApp()
  const { act } = useAction()
  const { kind, title, source, note, createdAt, gone } = favourite
  const [editing, setEditing] = useState(false)

  async function remove() {
    if (!(await ask({ text: `确定取消收藏“${title}”吗？`, yes: '取消收藏' }))) return
    const removal = () => props.request(callOf(favourite), { method: 'DELETE' })
    if (await act(removal, '已取消收藏')) onChanged()
  }
  function leave(saved: boolean) {
    setEditing(false)
    if (saved) onChanged()
  }

  return (
    <li className="favourite list-row">
      <span className="tag quiet favourite-kind">{kindTitles[kind]}</span>
      <div className="favourite-main grow">
        <FavouriteTitle favourite={favourite} />
        <p className="row small muted">
          <span>{source}</span>
          <span className="numeric">收藏于 {dateText(createdAt)}</span>
          {gone && <span>原文已删除</span>}
        </p>
        {editing ? (
          <NoteForm favourite={favourite} onDone={leave} />
        ) : (
          note && <p className="favourite-note warning">{note}</p>
        )}
      </div>
      <div className="row close push">
        <Button
          plain
          aria-expanded={editing}
          aria-label={`备注 ${title}`}
          onClick={() => setEditing(!editing)}
        >
          备注
        </Button>
        <Button plain aria-label={`取消收藏 ${title}`} onClick={remove}>
          取消收藏
        </Button>
      </div>
    </li>
  )
}

/** Documents open full screen in a window of their own, all else in its app's tab. */
function FavouriteTitle({ favourite: { kind, title, path, gone } }: { favourite: Favourite }) {
  if (gone) return <span className="muted">{title}</span>
  const link = { className: 'bare', children: title }
  return kind === 'doc' ? (
    <WindowLink {...link} href={path} />
  ) : (
    <PortalLink {...link} path={path} />
  )
}

interface NoteFormProps {
  favourite: Favourite
  onDone(saved: boolean): void
}

/** Changes the note of a favourite; Escape leaves it as it was. */
function NoteForm({ favourite, onDone }: NoteFormProps) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState(favourite.note)
  useEffect(() => input.current?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    const options = { method: 'PUT', body: { note } } as const
    if (await act(() => props.request(callOf(favourite), options), '保存成功')) onDone(true)
  }
  return (
    <form className="note-form row" onSubmit={save}>
      <input
        ref={input}
        className="input grow"
        aria-label="备注"
        placeholder="不超过 60 字"
        value={note}
        maxLength={60}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(false)}
      />
      <Button type="submit" primary disabled={busy}>
        {busy ? '请稍候…' : '保存'}
      </Button>
      <Button onClick={() => onDone(false)}>取消</Button>
    </form>
  )
}
