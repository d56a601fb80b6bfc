import { onScopeDispose, readonly, ref } from 'vue'

/** 位置写在地址的 # 之后：刷新、后退、休眠之后都回到原处，服务器不需要为此设置。 */
export function usePath() {
  const path = ref('')
  const read = () => {
    path.value = location.hash.slice(1)
  }
  read()
  window.addEventListener('hashchange', read)
  onScopeDispose(() => window.removeEventListener('hashchange', read))
  return readonly(path)
}
