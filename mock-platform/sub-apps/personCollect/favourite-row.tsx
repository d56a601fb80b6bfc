import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Favourite } from '../../contracts/personCollect/contract'
import { dateText } from '../kit/dates'
import { Button, PortalLink, RowActions, useAction, useApp, WindowLink } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

const kindTitles = { doc: '公文', notice: '通知公告', mail: '邮件' } as const

const callOf = ({ id }: Favourite) => `/service-archives/favourite/${id}`

interface FavouriteRowProps {
  favourite: Favourite
  onChanged(): void
}

export function FavouriteRow({ favourite, onChanged }: FavouriteRowProps) {
  const { kind, title, source, note, createdAt, gone } = favourite
  const [editing, setEditing] = useState(false)

  function leave(saved: boolean) {
    setEditing(false)
    if (saved) onChanged()
  }

  return (
    <li className="list-row items-start hover:bg-sunken max-640:flex-wrap max-640:gap-y-1 max-640:gap-x-2">
      <span className="tag quiet flex-none w-72px mt-1px p-0 text-center">
        {spoken(kindTitles[kind])}
      </span>
      <div className="grow max-640:basis-full max-640:flex-grow max-640:order-1">
        <FavouriteTitle favourite={favourite} />
        <p className="row small muted">
          <span>{source}</span>
          <span className="numeric">{spoken('收藏于 {day}', { day: dateText(createdAt) })}</span>
          {gone && <span>{spoken('原文已删除')}</span>}
        </p>
        {editing ? (
          <NoteForm favourite={favourite} onDone={leave} />
        ) : (
          note && <p className="warning w-fit mt-1.5 py-1px px-2.5 rounded-sm">{note}</p>
        )}
      </div>
      <div className="row gap-1 push">
        <Button
          plain
          aria-expanded={editing}
          aria-label={spoken('备注 {title}', { title })}
          onClick={() => setEditing(!editing)}
        >
          {spoken('备注')}
        </Button>
        <RowActions actions={pages.actions} row={favourite} onDone={onChanged} />
      </div>
    </li>
  )
}

/** Documents open full screen in a window of their own, everything else in its app's tab. */
function FavouriteTitle({ favourite: { kind, title, path, gone } }: { favourite: Favourite }) {
  if (gone) return <span className="muted">{title}</span>
  const link = { className: 'bare', children: title }
  return kind === 'doc' ? (
    <WindowLink {...link} href={path} />
  ) : (
    <PortalLink {...link} path={path} />
  )
}

/** Changes the note of a favourite; Escape leaves it as it was. */
function NoteForm({ favourite, onDone }: { favourite: Favourite; onDone(saved: boolean): void }) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState(favourite.note)
  useEffect(() => input.current?.focus(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    const options = { method: 'PUT', body: { note } } as const
    if (await act(() => props.request(callOf(favourite), options), spoken('保存成功'))) onDone(true)
  }
  return (
    <form className="row max-w-560px mt-2" onSubmit={save}>
      <input
        ref={input}
        className="input grow"
        aria-label={spoken('备注')}
        placeholder={spoken('不超过 60 字')}
        value={note}
        maxLength={60}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone(false)}
      />
      <Button type="submit" primary disabled={busy}>
        {busy ? spoken('请稍候…') : spoken('保存')}
      </Button>
      <Button onClick={() => onDone(false)}>{spoken('取消')}</Button>
    </form>
  )
}
