import { defineComponent, h } from 'vue'
import { isPlainClick } from '../kit/history'
import { useMailbox } from './mailbox'

/** A real address, followed without loading a page. */
export const InboxLink = defineComponent({
  props: { to: { type: String, required: true } },
  setup(props, { slots }) {
    const { history } = useMailbox()
    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      void history.go(props.to)
    }
    return () => h('a', { href: history.href(props.to), onClick: follow }, slots)
  },
})
