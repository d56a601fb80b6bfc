import { useEffect, useState } from 'react'
import { LazyPart, partOf } from './lazy-part'
import { subscribeToToasts, toastsOnShow } from './toast'

const Toaster = partOf(() => import('./overlay/toaster'))

/** Where toasts appear; once per page. The code that shows them is loaded with the first one. */
export function Toasts() {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const look = () => {
      if (toastsOnShow().length > 0) setUsed(true)
    }
    look()
    return subscribeToToasts(look)
  }, [])
  return used ? (
    <LazyPart quiet>
      <Toaster />
    </LazyPart>
  ) : null
}
