import { lazy, useRef, useState } from 'react'
import { LaterPart } from '../../ui/later-part'
import { ScreenTools } from './screen-tools'
import type { StripTab, TabCommands } from './strip-tab'
import { focusTab } from './tab-elements'
import { TabRows } from './tab-rows'
import styles from './tab-strip.module.css'
import { TipBanner } from './tip-banner'
import { useKeptFocus } from './use-kept-focus'
import { useStripLayout } from './use-strip-layout'
import { type MenuPlace, useTabGestures } from './use-tab-gestures'

const TabMenu = lazy(() => import('./tab-menu'))
const TabOverflow = lazy(() => import('./tab-overflow'))
const StripAttendant = lazy(() => import('./strip-attendant'))

interface TabStripProps {
  tabs: readonly StripTab[]
  /** The id of the tab in front. */
  active: string
  /** What scrolls over the tabs; '' = nothing. */
  tip: string
  commands: TabCommands
}

/** The system tip and the strip of the open apps' tabs. What few people or strips need is loaded when it is. */
export function TabStrip({ tabs, active, tip, commands }: TabStripProps) {
  const bar = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const mover = useRef(commands.move)
  const { wasCrowded, measure, ...layout } = useStripLayout(bar, scroller, tabs, active)
  const [menu, setMenu] = useState<MenuPlace | null>(null)
  const noteFocus = useKeptFocus(tabs)
  const { listeners, openMenuBelow, touched } = useTabGestures(tabs, commands, setMenu, noteFocus)
  const shown = { tabs, active, commands }

  return (
    <div className={styles.area}>
      {tip && <TipBanner text={tip} onClosed={() => focusTab(active)} />}
      <div ref={bar} className={styles.bar}>
        <div ref={scroller} className={styles.scroller} onScroll={measure} {...listeners}>
          <TabRows tabs={tabs} active={active} onClose={(id) => commands.close([id])} />
        </div>
        <div className={styles.overflow}>
          {wasCrowded && (
            <LaterPart quiet>
              <TabOverflow {...shown} {...layout} scroller={scroller} />
            </LaterPart>
          )}
        </div>
        <ScreenTools commands={commands} />
      </div>
      {/* No boundary before it is needed: one that waits for hydration would break on the first update. */}
      {touched && (
        <LaterPart quiet>
          <StripAttendant
            tabs={tabs}
            scroller={scroller}
            commands={commands}
            mover={mover}
            onHold={(id) => openMenuBelow(id, false)}
          />
        </LaterPart>
      )}
      {menu && (
        <LaterPart onLost={() => setMenu(null)}>
          <TabMenu
            {...shown}
            key={`${menu.id} ${menu.x} ${menu.y}`}
            place={menu}
            move={(id, over) => mover.current(id, over)}
            onDone={() => setMenu(null)}
          />
        </LaterPart>
      )}
    </div>
  )
}
