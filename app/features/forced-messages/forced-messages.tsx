import { BellRing } from 'lucide'
import { useEffect, useState } from 'react'
import type { ForcedNotice } from '~contract/live/protocol'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { ForcedBox } from './forced-box'
import styles from './forced-messages.module.css'
import { useBoxFocus } from './use-box-focus'
import { useDealing } from './use-dealing'
import { usePending } from './use-pending'

/** Leads to the box from wherever the focus is: it never takes it by itself. */
const focusKey = 'F9'

interface ForcedMessagesProps {
  /** All that were pushed since the page was opened, with repeats. */
  arrived: readonly ForcedNotice[]
  /** Read in another part of the portal, in whichever window. */
  readElsewhere: ReadonlySet<string>
  /** Whose they are: another person's windows are told nothing. */
  owner: string
}

/** Messages that people must see at once (MSG-05): a box beside the work until each was dealt with, or put off. */
export default function ForcedMessages({ arrived, readElsewhere, owner }: ForcedMessagesProps) {
  const { forcedMessages: texts } = useText()
  const { pending, known, remove, tellOthers } = usePending(arrived, readElsewhere, owner)
  const { dealingWith, deal, registerAgain } = useDealing({ remove, tellOthers })
  const [place, setPlace] = useState(0)
  /** How many had come when they were put off; one more brings the box back. */
  const [putOff, setPutOff] = useState(0)
  const at = Math.min(place, pending.length - 1)
  const shown = pending[at]
  const open = known > putOff
  const focus = useBoxFocus(focusKey, open ? shown?.id : undefined)

  return (
    <div {...focus} className={styles.place}>
      <Announcer message={arrived.at(-1)} />
      {shown && !open && (
        <button type="button" className={styles.waiting} onClick={() => setPutOff(0)}>
          <Icon drawing={BellRing} className={styles.bell} />
          {texts.waiting(pending.length)}
        </button>
      )}
      {shown && open && (
        <ForcedBox
          key={shown.id}
          message={shown}
          place={at + 1}
          count={pending.length}
          dealing={dealingWith(shown.id)}
          onTurn={(step) => setPlace((at + step + pending.length) % pending.length)}
          onDeal={(action) => void deal(shown, action)}
          onRegister={() => void registerAgain(shown.id)}
          onLater={() => setPutOff(known)}
        />
      )}
    </div>
  )
}

/** Empty at first, for only what comes into a live region is read out. */
function Announcer({ message }: { message: ForcedNotice | undefined }) {
  const { forcedMessages: texts } = useText()
  const [said, say] = useState('')
  const text = message ? texts.arrived(message.title) : ''
  useEffect(() => say(text), [text])
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
