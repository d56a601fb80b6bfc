import { useEffect, useState } from 'react'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { useServerData } from '../../ui/use-server-data'
import { keepList, keptList, type NavigatorList } from './navigator-list'

/**
 * Returns the list from last time at once, and the current one as soon as it arrives. If the request fails, the old
 * list stays.
 */
export function useNavigator(userTenant: UserTenantKey): {
  list: NavigatorList | null
  failed: boolean
} {
  const [kept] = useState(() => keptList(userTenant))
  const { data, error } = useServerData<NavigatorList>('/navigator')
  useEffect(() => {
    if (data) keepList(userTenant, data)
  }, [userTenant, data])
  return { list: data ?? kept, failed: error !== '' }
}
