import type { ComponentType } from 'react'
import { DocsHead } from '../docs-head'
import { EventTrial, LiveTrial, StateTrial } from './event-trials'
import { DirtyTrial, ThemeTrial } from './look-trials'
import { DescribedTrial } from './trial-panel'
import type { TrialDescription } from './trials'
import trials from './trials.json'

/** Trials that no description covers. */
const own: Record<string, ComponentType> = {
  setDirty: DirtyTrial,
  theme: ThemeTrial,
  events: EventTrial,
  live: LiveTrial,
  state: StateTrial,
}

function trialOf(trial: TrialDescription) {
  const Own = own[trial.name]
  return Own ? <Own key={trial.name} /> : <DescribedTrial key={trial.name} trial={trial} />
}

export function Trial() {
  return (
    <article className="trial">
      <DocsHead title="试一试">
        <p>每个按钮都真正调用门户的能力，作用于当前这个标签页。</p>
      </DocsHead>
      {Object.entries(trials).map(([group, described]) => [
        <h2 key={group} className="mt-5 mx-0 mb-2.5 text-18px">
          {group}
        </h2>,
        <div key={`${group} trials`} className="grid cols-fill-340px gap-4">
          {described.map(trialOf)}
        </div>,
      ])}
    </article>
  )
}
