import type { Reply } from './contract'

interface ReplyItemProps {
  reply: Reply
  onDelete(): void
}

export function ReplyItem({ reply, onDelete }: ReplyItemProps) {
  return (
    <li className="reply">
      <span className="avatar" aria-hidden="true">
        {reply.authorName.slice(0, 1)}
      </span>
      <div className="reply-main">
        <p className="reply-source">
          <strong>{reply.authorName}</strong>
          <span className="muted spread">{reply.orgName}</span>
          <span className="muted numeric">{reply.floor} 楼</span>
        </p>
        <p className="topic-text">{reply.content}</p>
        <p className="reply-foot muted">
          <time className="numeric">{reply.createdAt.slice(0, 16)}</time>
          {reply.own && (
            <button type="button" className="button plain" onClick={onDelete}>
              删除<span className="visually-hidden">{reply.floor} 楼的回复</span>
            </button>
          )}
        </p>
      </div>
    </li>
  )
}
