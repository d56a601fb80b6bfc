import { useRef, useState } from 'react'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { Slot } from '../registry/slot'
import { useShellState } from '../store/shell-context'
import type { TabCommands } from '../store/strip-tab'
import { ScreenTools } from './screen-tools'
import { focusTab } from './tab-elements'
import { TabRows } from './tab-rows'
import styles from './tab-strip.module.css'
import { TipBanner } from './tip-banner'
import { useKeptFocus } from './use-kept-focus'
import { useStripLayout } from './use-strip-layout'
import { type MenuAnchor, useTabGestures } from './use-tab-gestures'
import { useTabStrip } from './use-tab-strip'

const TabMenu = partOf(() => import('./tab-menu'))
const TabOverflow = partOf(() => import('./tab-overflow'))
const StripAttendant = partOf(() => import('./strip-attendant'))

/** The system tip and the strip of tabs. Rarely needed parts are loaded on demand. */
export function TabStrip() {
  const { tabs, active, commands } = useTabStrip()
  const tip = useShellState((state) => state.page.tip)
  const bar = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const mover = useRef(commands.move)
  const { wasFull } = useStripLayout(bar, scroller, tabs, active)
  const [menu, setMenu] = useState<MenuAnchor | null>(null)
  const noteFocus = useKeptFocus(tabs)
  const gestures = useTabGestures(tabs, commands, setMenu, noteFocus)
  const { listeners, openMenuBelow, touched, pressed } = gestures
  const shown = { tabs, active, commands }

  return (
    <div className={styles.area}>
      {tip && <TipBanner text={tip} onClosed={() => focusTab(active)} />}
      <div ref={bar} className={`relative flex items-end gap-1 px-2 bg-sunken ${styles.bar}`}>
        <div ref={scroller} className={styles.scroller} {...listeners}>
          <TabRows tabs={tabs} active={active} onClose={(id) => commands.close([id])} />
        </div>
        <div className={`flex flex-none items-end h-full ${styles.overflow}`}>
          {wasFull && (
            <LazyPart quiet>
              <TabOverflow {...shown} bar={bar} scroller={scroller} />
            </LazyPart>
          )}
        </div>
        <StripEnd commands={commands} />
      </div>
      {/* No Suspense boundary until it is needed: a boundary that is not hydrated yet would break on the first
          update. */}
      {touched && (
        <LazyPart quiet>
          <StripAttendant
            tabs={tabs}
            scroller={scroller}
            commands={commands}
            mover={mover}
            pressed={pressed}
            onHold={(id) => openMenuBelow(id, false)}
          />
        </LazyPart>
      )}
      {menu && (
        <LazyPart onLost={() => setMenu(null)}>
          <TabMenu
            {...shown}
            key={`${menu.id} ${menu.x} ${menu.y}`}
            anchor={menu}
            move={(id, over) => mover.current(id, over)}
            onDone={() => setMenu(null)}
          />
        </LazyPart>
      )}
    </div>
  )
}

function StripEnd({ commands }: { commands: TabCommands }) {
  return (
    <div className="flex flex-none items-end gap-1 h-full ml-auto">
      <Slot name="strip" />
      <ScreenTools commands={commands} />
    </div>
  )
}
