import { portal } from '@portal/sub-app'
import { useCallback, useEffect, useState } from 'react'

interface Loading<T> {
  data?: T
  error?: string
}

/** 向后端请求数据；组件消失或路径改变时取消。 */
export function useRequest<T>(path: string) {
  const [loading, setLoading] = useState<Loading<T>>({})

  const load = useCallback(() => {
    const stop = new AbortController()
    setLoading({})
    portal()
      .request<T>(path, { signal: stop.signal })
      .then((data) => setLoading({ data }))
      .catch((error: Error) => {
        if (!stop.signal.aborted) setLoading({ error: error.message })
      })
    return () => stop.abort()
  }, [path])

  useEffect(load, [load])
  return { ...loading, reload: load }
}
