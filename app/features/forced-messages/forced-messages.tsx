import { BellRing } from 'lucide'
import { useState } from 'react'
import { useShellState } from '../../shell/store/shell-context'
import { userTenantOf } from '../../shell/store/shell-state'
import { Announcement } from '../../ui/announcement'
import { Icon } from '../../ui/icon'
import { ForcedBox } from './forced-box'
import styles from './forced-messages.module.css'
import { useBoxFocus } from './use-box-focus'
import { useDealing } from './use-dealing'
import { useForcedText } from './use-forced-text'
import { usePending } from './use-pending'

/** Moves the focus to the box from anywhere: the box never takes the focus on its own. */
const focusKey = 'F9'

/** Messages that users must see at once (MSG-05): a box beside the work until each was handled or postponed. */
export default function ForcedMessages() {
  const texts = useForcedText()
  const { pending, newest, userTenant, remove, publishRemoved, ...box } = useBox()
  const { shown, position, open } = box
  const { dealingWith, deal, registerAgain } = useDealing({ userTenant, remove, publishRemoved })
  const focus = useBoxFocus(focusKey, open ? shown?.id : undefined)

  return (
    <div {...focus} className="flex flex-col items-end max-w-full min-w-0">
      <Announcement text={newest ? texts.arrived(newest.title) : ''} />
      {shown && !open && (
        <button
          type="button"
          className={`line min-h-40px px-4 shadow-lg text-on-accent text-md font-medium pointer-events-auto ${styles.waiting}`}
          onClick={box.reopen}
        >
          <Icon drawing={BellRing} className="size-18px" />
          {texts.waiting(pending.length)}
        </button>
      )}
      {shown && open && (
        <ForcedBox
          key={shown.id}
          message={shown}
          position={position}
          count={pending.length}
          dealing={dealingWith(shown.id)}
          onTurn={box.turn}
          onDeal={(action) => void deal(shown, action)}
          onRegister={() => void registerAgain(shown.id)}
          onLater={box.postpone}
        />
      )}
    </div>
  )
}

/** The pending messages, which of them the box shows, and whether it is open or postponed. */
function useBox() {
  const arrived = useShellState((state) => state.forced)
  const readElsewhere = useShellState((state) => state.read)
  const userTenant = useShellState(userTenantOf)
  const { known, pending, ...removal } = usePending(arrived, readElsewhere, userTenant)
  const [index, setIndex] = useState(0)
  /** How many had arrived when they were postponed; one more shows the box again. */
  const [putOff, setPutOff] = useState(0)
  const at = Math.min(index, pending.length - 1)
  return {
    ...removal,
    userTenant,
    pending,
    newest: arrived.at(-1),
    shown: pending[at],
    position: at + 1,
    open: known > putOff,
    turn: (step: number) => setIndex((at + step + pending.length) % pending.length),
    postpone: () => setPutOff(known),
    reopen: () => setPutOff(0),
  }
}
