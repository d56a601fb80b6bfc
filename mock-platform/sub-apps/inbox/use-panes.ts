import { onScopeDispose, type Ref, ref } from 'vue'
import { fittingPanes, onPanes, type Panes } from '../kit/panes'
import { useMailbox } from './mailbox'

export function usePanes(): Readonly<Ref<Panes>> {
  const { props } = useMailbox()
  const panes = ref(fittingPanes())
  const stop = onPanes(props.events, (now) => {
    panes.value = now
  })
  onScopeDispose(stop)
  return panes
}
