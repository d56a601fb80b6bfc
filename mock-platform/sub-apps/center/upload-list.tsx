import type { UploadState } from './use-uploads'

interface UploadListProps {
  uploads: readonly UploadState[]
  onCancel(id: string): void
  onRetry(id: string): void
}

export function UploadList({ uploads, onCancel, onRetry }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="uploads" aria-label="上传">
      {uploads.map(({ id, name, progress, phase, failure, mayRetry }) => (
        <li key={id}>
          <span className="upload-name">{name}</span>
          {phase === 'failed' && (
            <span className="upload-failed" role="alert">
              {failure}
            </span>
          )}
          {phase === 'waiting' && <span className="muted">排队中</span>}
          {phase === 'sending' && (
            <>
              <progress max={1} value={progress} aria-label={`${name} 的上传进度`} />
              <span className="upload-percent">{Math.floor(progress * 100)}%</span>
            </>
          )}
          <span className="upload-actions">
            {mayRetry && phase === 'failed' && (
              <button type="button" className="button plain" onClick={() => onRetry(id)}>
                重试<span className="visually-hidden">{name}</span>
              </button>
            )}
            <button type="button" className="button plain" onClick={() => onCancel(id)}>
              {phase === 'failed' ? '知道了' : '取消'}
              <span className="visually-hidden">{name}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
