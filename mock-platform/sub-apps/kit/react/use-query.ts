import type { SubAppRequestOptions } from '@portal/sub-app'
import { useCallback, useEffect } from 'react'
import { onShownAgain } from '../visibility'
import { useApp } from './react-app'
import { type Loaded, useLoaded } from './use-loaded'

interface QueryOptions extends Pick<SubAppRequestOptions, 'query' | 'method'> {
  /** Reload whenever the app is shown again. */
  refresh?: boolean
}

/** Another path or query loads again. */
export function useQuery<T>(path: string, { refresh, ...options }: QueryOptions = {}): Loaded<T> {
  const { props } = useApp()
  const text = JSON.stringify(options)
  const load = useCallback(
    (signal: AbortSignal) => props.request<T>(path, { ...JSON.parse(text), signal }),
    [props, path, text],
  )
  const loaded = useLoaded(load)
  useRefresh(refresh ? loaded.reload : undefined)
  return loaded
}

export function useRefresh(reload: (() => void) | undefined): void {
  useEffect(() => reload && onShownAgain(reload), [reload])
}
