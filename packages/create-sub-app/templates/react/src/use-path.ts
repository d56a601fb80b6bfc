import { useSyncExternalStore } from 'react'

/** 位置写在地址的 # 之后：刷新、后退、休眠之后都回到原处，服务器不需要为此设置。 */
export function usePath(): string {
  return useSyncExternalStore(onHashChange, () => location.hash.slice(1))
}

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
