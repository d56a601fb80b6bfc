import { portal } from '@portal/sub-app'
import { type FormEvent, useEffect } from 'react'
import { LoadingState } from './loading-state'
import type { Notice } from './notice'
import type { Notes } from './use-notes'
import { useRequest } from './use-request'

interface Props {
  id: string
  notes: Notes
}

export function NoticeDetail({ id, notes }: Props) {
  const path = `/service-notify/notice/${encodeURIComponent(id)}`
  const { data: notice, error, reload } = useRequest<Notice>(path)

  useEffect(() => {
    portal().setTitle(notice?.title ?? '')
    return () => portal().setTitle('')
  }, [notice])

  return (
    <article>
      <p>
        <a href="#/">返回列表</a>
      </p>
      {notice ? (
        <>
          <h1>{notice.title}</h1>
          <p className="muted">
            {notice.orgName}　{notice.publishedAt.slice(0, 16)}
          </p>
          <NoteForm id={id} notes={notes} />
        </>
      ) : (
        <LoadingState error={error} reload={reload} />
      )}
    </article>
  )
}

function NoteForm({ id, notes }: Props) {
  function save(event: FormEvent) {
    event.preventDefault()
    notes.save(id)
  }

  return (
    <form onSubmit={save}>
      <label htmlFor="note">批注</label>
      <textarea
        id="note"
        rows={4}
        value={notes.textOf(id)}
        onChange={(event) => notes.edit(id, event.target.value)}
      />
      <button type="submit" disabled={!notes.isChanged(id)}>
        {notes.isChanged(id) ? '保存' : '已保存'}
      </button>
    </form>
  )
}
