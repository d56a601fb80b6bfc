import { Button } from '../kit/react'
import type { UploadState } from './use-uploads'

interface UploadListProps {
  uploads: readonly UploadState[]
  onCancel(id: string): void
  onRetry(id: string): void
}

export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="uploads py-1 px-4 bg-sunken border-b" aria-label="上传">
      {uploads.map(({ id, name, progress, phase, failure, mayRetry }) => (
        <li key={id} className="row min-h-40px">
          <span className="grow">{name}</span>
          {phase === 'failed' && (
            <span className="danger" role="alert">
              {failure}
            </span>
          )}
          {phase === 'waiting' && <span className="muted">排队中</span>}
          {phase === 'sending' && (
            <>
              <progress max={1} value={progress} aria-label={`${name} 的上传进度`} />
              <span className="muted numeric">{Math.floor(progress * 100)}%</span>
            </>
          )}
          <span className="row gap-1">
            {mayRetry && phase === 'failed' && (
              <Button plain onClick={() => onRetry(id)}>
                重试<span className="visually-hidden">{name}</span>
              </Button>
            )}
            <Button plain onClick={() => onCancel(id)}>
              {phase === 'failed' ? '知道了' : '取消'}
              <span className="visually-hidden">{name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
