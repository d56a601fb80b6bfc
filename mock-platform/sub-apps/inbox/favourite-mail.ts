import { onScopeDispose, ref, shallowRef } from 'vue'
import { spoken } from '../kit/spoken'
import { failureText } from '../kit/texts'
import { useMailbox } from './mailbox'

const address = '/service-archives/favourite'

/** `undefined` until it is known. */
export function useFavouriteMail(mailId: string) {
  const { props, toast } = useMailbox()
  const favouriteId = shallowRef<string | null>()
  const saving = ref(false)
  const attempt = new AbortController()
  onScopeDispose(() => attempt.abort())

  async function load() {
    try {
      const query = { kind: 'mail', targetId: mailId }
      const options = { query, signal: attempt.signal }
      favouriteId.value = (await props.request<{ id: string | null }>(`${address}/of`, options)).id
    } catch {
      // The mail is readable without it; only the button is missing.
    }
  }

  async function toggle() {
    saving.value = true
    try {
      const id = favouriteId.value
      const body = { kind: 'mail', targetId: mailId }
      if (id) await props.request(`${address}/${id}`, { method: 'DELETE' })
      const kept = id ? null : await props.request<{ id: string }>(address, { body })
      favouriteId.value = kept?.id ?? null
      toast(id ? spoken('已取消收藏') : spoken('收藏成功'))
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      saving.value = false
    }
  }

  void load()
  return { favouriteId, saving, toggle }
}
