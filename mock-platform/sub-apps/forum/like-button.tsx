import { useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { failureText } from '../kit/texts'
import type { Topic } from './contract'

interface LikeButtonProps {
  topic: Topic
  context: AppContext
  onChanged(): void
}

export function LikeButton({ topic, context: { props, toast }, onChanged }: LikeButtonProps) {
  const [busy, setBusy] = useState(false)

  async function toggle() {
    if (busy) return
    setBusy(true)
    try {
      const path = `/service-im/forum/topic/${encodeURIComponent(topic.id)}/like`
      await props.request(path, { method: 'PUT', body: { liked: !topic.liked } })
      onChanged()
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setBusy(false)
    }
  }

  return (
    <button
      type="button"
      className="button like"
      aria-pressed={topic.liked}
      aria-disabled={busy}
      onClick={toggle}
    >
      {topic.liked ? '已赞' : '赞'} <span className="numeric">{topic.likes}</span>
    </button>
  )
}
