import type { Loaded } from '../use-loaded'

/** What a section shows before its data are there. */
export function LoadingState({ loaded }: { loaded: Loaded<unknown> }) {
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
      <button type="button" className="button" onClick={loaded.reload}>
        重试
      </button>
    </div>
  )
}
