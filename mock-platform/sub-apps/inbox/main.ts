import { createApp } from 'vue'
import { defineLifecycles, sayWhereToOpen } from '../kit/lifecycles'
import english from './english.json'
import InboxApp from './inbox-app.vue'
import { createMailbox, mailboxKey } from './mailbox'

export const { bootstrap, mount, unmount } = defineLifecycles(
  '#root',
  (root, context) => {
    const mailbox = createMailbox(context)
    const app = createApp(InboxApp).provide(mailboxKey, mailbox)
    app.mount(root)
    return () => {
      app.unmount()
      mailbox.stop()
    }
  },
  english,
)

sayWhereToOpen('#root')
