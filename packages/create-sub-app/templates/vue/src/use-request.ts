import { portal } from '@portal/sub-app'
import { onScopeDispose, ref, shallowRef } from 'vue'

/** 向后端请求数据；组件消失时取消。 */
export function useRequest<T>(path: string) {
  const data = shallowRef<T>()
  const error = ref('')
  const stop = new AbortController()

  async function load() {
    error.value = ''
    try {
      data.value = await portal().request<T>(path, { signal: stop.signal })
    } catch (failure) {
      if (!stop.signal.aborted) error.value = (failure as Error).message
    }
  }

  void load()
  onScopeDispose(() => stop.abort())
  return { data, error, reload: load }
}
