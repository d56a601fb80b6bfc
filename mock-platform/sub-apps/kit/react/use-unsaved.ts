import { useEffect } from 'react'
import { useApp } from './react-app'

/** While something is unsaved, the portal asks before it closes the tab, and the app before it leaves. */
export function useUnsaved(unsaved: boolean): void {
  const { props, ask, history } = useApp()
  useEffect(() => {
    if (!unsaved) return
    props.setDirty(true)
    history.guard(() => ask({ text: '还有内容没有保存，确定离开吗？', yes: '离开' }))
    return () => {
      props.setDirty(false)
      history.guard(null)
    }
  }, [unsaved, props, ask, history])
}
