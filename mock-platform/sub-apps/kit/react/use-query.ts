import type { SubAppRequestOptions } from '@portal/sub-app'
import { useCallback, useEffect } from 'react'
import { onChangedElsewhere } from '../changes'
import { useApp } from './react-app'
import { type Loaded, useLoaded } from './use-loaded'

interface QueryOptions extends Pick<SubAppRequestOptions, 'query' | 'method'> {
  /** Reload whenever the data may have changed elsewhere. */
  refresh?: boolean
}

/** Another path or query loads again. */
export function useQuery<T>(path: string, { refresh, ...options }: QueryOptions = {}): Loaded<T> {
  const { props } = useApp()
  const text = JSON.stringify(options)
  const load = useCallback(
    (signal: AbortSignal, background: boolean) =>
      props.request<T>(path, { ...JSON.parse(text), signal, background }),
    [props, path, text],
  )
  const loaded = useLoaded(load)
  useRefresh(refresh ? loaded.refresh : undefined)
  return loaded
}

export function useRefresh(load: (() => Promise<void>) | undefined): void {
  const { events } = useApp().props
  useEffect(() => load && onChangedElsewhere(events, load), [events, load])
}
