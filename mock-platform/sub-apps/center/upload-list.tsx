import type { UploadState } from './use-uploads'

interface UploadListProps {
  uploads: UploadState[]
  onCancel(key: number): void
}

export function UploadList({ uploads, onCancel }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="uploads" aria-label="上传">
      {uploads.map(({ key, name, progress, failure }) => (
        <li key={key}>
          <span className="upload-name">{name}</span>
          {failure ? (
            <span className="upload-failed" role="alert">
              {failure}
            </span>
          ) : (
            <progress max={1} value={progress} aria-label={`${name} 的上传进度`} />
          )}
          <button type="button" className="button plain" onClick={() => onCancel(key)}>
            {failure ? '知道了' : '取消'}
            <span className="visually-hidden">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
