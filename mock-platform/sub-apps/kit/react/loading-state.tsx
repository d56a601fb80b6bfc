import type { ReactNode } from 'react'
import type { Loaded } from '../use-loaded'

interface LoadingStateProps {
  loaded: Loaded<unknown>
  /** The way out of what does not exist. */
  children?: ReactNode
}

/** What a section shows before its data are there. */
export function LoadingState({ loaded, children }: LoadingStateProps) {
  if (!loaded.failure) {
    return (
      <p className="state" role="status">
        正在加载数据....
      </p>
    )
  }
  return (
    <div className="state failed" role="alert">
      <p>{loaded.failure}</p>
      {!loaded.missing && (
        <button type="button" className="button" onClick={loaded.reload}>
          重试
        </button>
      )}
      {children}
    </div>
  )
}
