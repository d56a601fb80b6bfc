import { useEffect } from 'react'
import { useApp } from './react-app'

/** '' = the app's own title. */
export function useTitle(title: string): void {
  const { props } = useApp()
  useEffect(() => {
    props.setTitle(title)
    return () => props.setTitle('')
  }, [props, title])
}

/** Set again with every answer. */
export function useBadge(answer: object | null, count: number | undefined): void {
  const { props } = useApp()
  useEffect(() => {
    if (answer && count !== undefined) props.setBadge(count)
  }, [props, answer, count])
}
