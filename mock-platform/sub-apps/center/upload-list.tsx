import { Button } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'
import type { UploadState } from './use-uploads'

interface UploadListProps {
  uploads: readonly UploadState[]
  onCancel(id: string): void
  onRetry(id: string): void
}

export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="uploads py-1 px-edge bg-sunken border-b" aria-label={spoken('上传')}>
      {uploads.map(({ id, name, progress, phase, failure, mayRetry }) => (
        <li key={id} className="row min-h-40px">
          <span className="grow">{name}</span>
          {phase === 'failed' && (
            <span className="danger" role="alert">
              {recognised(failure)}
            </span>
          )}
          {phase === 'waiting' && <span className="muted">{spoken('排队中')}</span>}
          {phase === 'sending' && (
            <>
              <progress
                max={1}
                value={progress}
                aria-label={spoken('{name} 的上传进度', { name })}
              />
              <span className="muted numeric">{Math.floor(progress * 100)}%</span>
            </>
          )}
          <span className="row gap-1">
            {mayRetry && phase === 'failed' && (
              <Button plain onClick={() => onRetry(id)}>
                {spoken('重试')}
                <span className="visually-hidden">{name}</span>
              </Button>
            )}
            <Button plain onClick={() => onCancel(id)}>
              {phase === 'failed' ? spoken('知道了') : spoken('取消')}
              <span className="visually-hidden">{name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
