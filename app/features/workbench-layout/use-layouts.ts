import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import type { HomeLayout } from '~contract/platform/home-layouts'
import { useSaving } from '../../ui/use-saving'
import { useServerData } from '../../ui/use-server-data'
import { useLayoutText } from './use-layout-text'

/** The layouts, which one is the user's, and the choice of another; one at a time. */
export function useLayouts() {
  const workbenchLayout = useLayoutText()
  const { revalidate } = useRevalidator()
  const { data, ...list } = useServerData<{ layouts: HomeLayout[] }>('/home-layouts')
  /** The id of the one that was chosen last here. */
  const [kept, setKept] = useState<string | null>(null)
  const { save, saving } = useSaving<string>()

  async function choose(id: string) {
    const { done, failed } = workbenchLayout
    // If it is refused, it may be gone.
    if (!(await save(id, { path: '/home-layouts', body: { id }, done, failed }))) {
      return list.reload()
    }
    setKept(id)
    // The page's data bring the new home.
    revalidate()
  }

  const layouts = data?.layouts ?? null
  const current = kept ?? layouts?.find(({ status }) => status === '1')?.id ?? null
  return { ...list, layouts, current, choose, saving }
}
