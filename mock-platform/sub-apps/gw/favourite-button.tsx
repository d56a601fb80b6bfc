import { useCallback, useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'

interface FavouriteButtonProps {
  context: AppContext
  targetId: string
}

const address = '/service-archives/favourite'

/** Keeps the document among the person's favourites, or no longer. */
export function FavouriteButton({ context: { props, toast }, targetId }: FavouriteButtonProps) {
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { kind: 'doc', targetId }
      return props.request<{ id: string | null }>(`${address}/of`, { query, signal })
    },
    [props, targetId],
  )
  const { data, reload } = useLoaded(load)
  const [saving, setSaving] = useState(false)
  const id = data?.id ?? null

  async function toggle() {
    setSaving(true)
    try {
      if (id) await props.request(`${address}/${id}`, { method: 'DELETE' })
      else await props.request(address, { body: { kind: 'doc', targetId } })
      toast(id ? '已取消收藏' : '收藏成功')
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
      reload()
    }
  }

  return (
    <button
      type="button"
      className="button"
      aria-pressed={id !== null}
      disabled={!data || saving}
      onClick={toggle}
    >
      {id ? '★ 已收藏' : '☆ 收藏'}
    </button>
  )
}
