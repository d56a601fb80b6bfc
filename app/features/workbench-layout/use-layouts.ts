import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import type { HomeLayout } from '~contract/platform/home-layouts'
import { useSaving } from '../../ui/use-saving'
import { useServerData } from '../../ui/use-server-data'
import { useLayoutText } from './use-layout-text'

/** The layouts, the user's current one, and a function to choose another; one at a time. */
export function useLayouts() {
  const workbenchLayout = useLayoutText()
  const { revalidate } = useRevalidator()
  const { data, ...list } = useServerData<{ layouts: HomeLayout[] }>('/home-layouts')
  /** The id of the layout chosen last on this page. */
  const [kept, setKept] = useState<string | null>(null)
  const { save, saving } = useSaving<string>()

  async function choose(id: string) {
    const { done, failed } = workbenchLayout
    // A refused layout may no longer exist.
    if (!(await save(id, { path: '/home-layouts', body: { id }, done, failed }))) {
      return list.reload()
    }
    setKept(id)
    // The page's data contains the new home.
    revalidate()
  }

  const layouts = data?.layouts ?? null
  const current = kept ?? layouts?.find(({ status }) => status === '1')?.id ?? null
  return { ...list, layouts, current, choose, saving }
}
