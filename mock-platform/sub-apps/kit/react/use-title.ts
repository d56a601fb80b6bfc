import { useEffect } from 'react'
import type { SubAppProps } from '../lifecycles'

/** Gives the tab a title while something is open; empty is the app's own. */
export function useTitle(props: SubAppProps, title: string): void {
  useEffect(() => {
    props.setTitle(title)
    return () => props.setTitle('')
  }, [props, title])
}
