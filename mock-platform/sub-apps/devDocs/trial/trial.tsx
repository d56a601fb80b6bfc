import { EventTrial, LiveTrial, StateTrial } from './event-trials'
import { DirtyTrial, ThemeTrial } from './look-trials'
import { DescribedTrial } from './trial-panel'
import { readTrials, type TrialDescription, tabTrials } from './trials'

const described = (trials: readonly TrialDescription[]) =>
  trials.map((trial) => <DescribedTrial key={trial.name} trial={trial} />)

/** Every gift of the portal's, to be really called. */
export function Trial() {
  return (
    <article className="trial">
      <header className="docs-head">
        <h1>试一试</h1>
        <p>每个按钮都真正调用门户的能力，作用于当前这个标签页。</p>
      </header>
      <h2 className="trial-group">标签页与导航</h2>
      <div className="trial-panels">
        {described(tabTrials.slice(0, 3))}
        <DirtyTrial />
        {described(tabTrials.slice(3))}
      </div>
      <h2 className="trial-group">用户、请求与助手</h2>
      <div className="trial-panels">
        {described(readTrials.slice(0, 3))}
        <ThemeTrial />
        {described(readTrials.slice(3))}
      </div>
      <h2 className="trial-group">事件与共享状态</h2>
      <div className="trial-panels">
        <EventTrial />
        <LiveTrial />
        <StateTrial />
      </div>
    </article>
  )
}
