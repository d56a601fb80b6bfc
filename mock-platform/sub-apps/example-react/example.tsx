import type { SubAppProps } from '@portal/sub-app'
import { useEffect, useState } from 'react'

/** 请求后端并设置角标；便签未保存时声明；回答其他应用的问候。 */
export function Example({ props }: { props: SubAppProps }) {
  return (
    <main>
      <h1>{props.user.username}，您好</h1>
      <UnreadCount props={props} />
      <Note props={props} />
      <Greetings props={props} />
    </main>
  )
}

interface Summary {
  counts: { unreadMails: number }
}

function UnreadCount({ props }: { props: SubAppProps }) {
  const [text, setText] = useState('正在加载数据....')

  useEffect(() => {
    const stop = new AbortController()
    props
      .request<Summary>('/service-portal/workbench/summary', { signal: stop.signal })
      .then(({ counts }) => {
        setText(`您有 ${counts.unreadMails} 封未读邮件`)
        props.setBadge(counts.unreadMails)
      })
      .catch((error) => {
        if (!stop.signal.aborted) setText(error.message)
      })
    return () => stop.abort()
  }, [props])

  return (
    <p role="status">
      {text}{' '}
      <button type="button" onClick={() => props.navigate('/inbox/list/1')}>
        打开内部邮件
      </button>
    </p>
  )
}

function Note({ props }: { props: SubAppProps }) {
  // 门户的所有应用共用 localStorage，名称要带前缀。
  const key = `example-react:note:${props.user.userId}`
  const [saved, setSaved] = useState(() => localStorage.getItem(key) ?? '')
  const [note, setNote] = useState(saved)
  const dirty = note !== saved

  useEffect(() => {
    props.setDirty(dirty)
    return () => props.setDirty(false)
  }, [dirty, props])

  function save() {
    localStorage.setItem(key, note)
    setSaved(note)
  }

  return (
    <section>
      <label htmlFor="note">便签</label>
      <textarea id="note" rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      <button type="button" onClick={save} disabled={!dirty}>
        {dirty ? '保存' : '已保存'}
      </button>
    </section>
  )
}

function Greetings({ props }: { props: SubAppProps }) {
  const [count, setCount] = useState(0)

  useEffect(
    () =>
      props.events.on('app:hello', () => {
        setCount((before) => before + 1)
        props.events.emit('app:hello-answer', { from: props.name })
      }),
    [props],
  )

  return <p>收到其他应用的问候 {count} 次</p>
}
