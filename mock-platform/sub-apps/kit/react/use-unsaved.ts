import { useEffect } from 'react'
import { spoken } from '../spoken'
import { useApp } from './react-app'

/** The portal asks before closing the tab, and the app before leaving the place. */
export function useUnsaved(unsaved: boolean): void {
  const { props, ask, history } = useApp()
  useEffect(() => {
    if (!unsaved) return
    props.setDirty(true)
    history.guard(() =>
      ask({ text: spoken('还有内容没有保存，确定离开吗？'), yes: spoken('离开') }),
    )
    return () => {
      props.setDirty(false)
      history.guard(null)
    }
  }, [unsaved, props, ask, history])
}
