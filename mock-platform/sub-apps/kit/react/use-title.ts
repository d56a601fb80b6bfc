import { useEffect } from 'react'
import { useApp } from './react-app'

/** Gives the tab a title while something is open; empty is the app's own. */
export function useTitle(title: string): void {
  const { props } = useApp()
  useEffect(() => {
    props.setTitle(title)
    return () => props.setTitle('')
  }, [props, title])
}

/** Shows a count of an answer on the app's tab and rail entry; every answer says it again. */
export function useBadge(answer: object | null, count: number | undefined): void {
  const { props } = useApp()
  useEffect(() => {
    if (answer && count !== undefined) props.setBadge(count)
  }, [props, answer, count])
}
