import { useEffect, useState } from 'react'
import { useServerData } from '../../ui/use-server-data'
import { keepList, keptList, type NavigatorList } from './navigator-list'

/** The list of last time at once, and the present one when it has come. One that fails leaves what is there. */
export function useNavigator(owner: string): { list: NavigatorList | null; failed: boolean } {
  const [kept] = useState(() => keptList(owner))
  const { data, error } = useServerData<NavigatorList>('/navigator')
  useEffect(() => {
    if (data) keepList(owner, data)
  }, [owner, data])
  return { list: data ?? kept, failed: error !== '' }
}
