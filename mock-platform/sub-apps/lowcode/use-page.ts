import { useCallback } from 'react'
import type { SubAppProps } from '../kit/lifecycles'
import { type Loaded, useLoaded } from '../kit/use-loaded'
import type { StoredPage } from './contract'

export function pagePath(id: string): string {
  return `/service-integrate/lowcode/pages/${encodeURIComponent(id)}`
}

export function usePage(props: SubAppProps, id: string): Loaded<StoredPage> {
  const load = useCallback(
    (signal: AbortSignal) => props.request<StoredPage>(pagePath(id), { signal }),
    [props, id],
  )
  return useLoaded(load)
}
