import { onScopeDispose, type Ref, ref } from 'vue'

/** Whether a list and what is opened from it fit side by side. */
export function useWide(): Readonly<Ref<boolean>> {
  const query = window.matchMedia('(min-width: 1500px)')
  const isWide = ref(query.matches)
  const follow = () => {
    isWide.value = query.matches
  }
  query.addEventListener('change', follow)
  onScopeDispose(() => query.removeEventListener('change', follow))
  return isWide
}
