import { Fragment, useId, useState } from 'react'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { Switch } from '../../ui/switch'
import styles from './help.module.css'
import { type KeyGroup, keyGroups } from './key-groups'
import { singleKey } from './single-key'
import { useHelpText } from './use-help-text'

/** 「快捷键」: all keys of the portal, as the handlers know them (LOOK-16). */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const { keys } = useHelpText()
  const [single, setSingle] = useSingleKey()
  const id = useId()
  return (
    <TitledDialog title={keys.title} width="720px" onClose={onClose}>
      <div className={styles.groups}>
        {keyGroups(keys).map((group) => (
          <KeysOf key={group.title} group={group} or={keys.or} />
        ))}
      </div>
      <div className="flex items-center gap-3 pt-3">
        <Switch id={id} on={single} onChange={setSingle} />
        <label htmlFor={id}>{keys.single}</label>
      </div>
    </TitledDialog>
  )
}

function useSingleKey(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(singleKey.isOn)
  const change = (now: boolean) => {
    singleKey.set(now)
    setOn(now)
  }
  return [on, change]
}

function KeysOf({ group: { title, rows }, or }: { group: KeyGroup; or: string }) {
  return (
    <section aria-label={title} className={styles.group}>
      <h3 className="text-md font-bold pb-1">{title}</h3>
      <ul>
        {rows.map(({ does, presses }) => (
          <li
            key={does}
            className="flex flex-wrap items-center justify-between gap-x-3 py-1 border-t"
          >
            <span>{does}</span>
            <span className="line gap-1 ml-auto">
              {presses.map((keys, at) => (
                <Fragment key={keys.join()}>
                  {at > 0 && <span className="quiet">{or}</span>}
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
