interface Props {
  error: string | undefined
  reload: () => void
}

/** 数据到达之前，或没有到达时。 */
export function LoadingState({ error, reload }: Props) {
  if (error === undefined) return <p role="status">正在加载数据....</p>
  return (
    <p role="alert">
      {error}{' '}
      <button type="button" onClick={reload}>
        重试
      </button>
    </p>
  )
}
