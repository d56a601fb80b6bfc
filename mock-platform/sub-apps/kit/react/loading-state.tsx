import type { ReactNode } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'
import { RenderBoundary } from './render-boundary'
import type { Loaded } from './use-loaded'

interface LoadingStateProps {
  loaded: Omit<Loaded<unknown>, 'data' | 'refresh'>
  /** A link elsewhere, shown if the item is missing. */
  children?: ReactNode
}

export function LoadingState({ loaded, children }: LoadingStateProps) {
  if (!loaded.failure) {
    return (
      <p className="state" role="status">
        {spoken('正在加载数据....')}
      </p>
    )
  }
  return (
    <div className="state failed" role="alert">
      <p>{loaded.failure}</p>
      {!loaded.missing && <Button onClick={loaded.reload}>{spoken('重试')}</Button>}
      {children}
    </div>
  )
}

/** The data shown are older than the last attempt, which failed. */
export function StaleAlert({ loaded: { data, failure, reload } }: { loaded: Loaded<unknown> }) {
  if (!data || !failure) return null
  return (
    <p className="alert" role="alert">
      {spoken('{failure}，当前显示的是上次的内容。', { failure })}
      <Button plain onClick={reload}>
        {spoken('重试')}
      </Button>
    </p>
  )
}

interface WhenLoadedProps<T> {
  loaded: Loaded<T>
  children(data: T): ReactNode
}

export function WhenLoaded<T>({ loaded, children }: WhenLoadedProps<T>) {
  const { data, reload } = loaded
  if (data === null) return <LoadingState loaded={loaded} />
  return (
    <>
      <StaleAlert loaded={loaded} />
      <RenderBoundary data={data} reload={reload}>
        <Drawn draw={() => children(data)} />
      </RenderBoundary>
    </>
  )
}

/** A component, so that an error in `draw` is caught by the boundary around it. */
const Drawn = ({ draw }: { draw(): ReactNode }) => draw()
