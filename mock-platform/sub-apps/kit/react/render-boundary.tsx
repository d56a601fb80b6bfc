import { Component, type ReactNode } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'

interface RenderBoundaryProps {
  /** What is drawn; other data are drawn again. */
  data?: unknown
  /** Gets other data. Absent = 重试 draws once more. */
  reload?(): void
  children: ReactNode
}

interface RenderBoundaryState {
  data: unknown
  broken: boolean
}

/** Keeps a service's answer of a wrong shape from taking everything around it along. */
export class RenderBoundary extends Component<RenderBoundaryProps, RenderBoundaryState> {
  override state: RenderBoundaryState = { data: this.props.data, broken: false }

  static getDerivedStateFromProps({ data }: RenderBoundaryProps, before: RenderBoundaryState) {
    return data === before.data ? null : { data, broken: false }
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const { reload = () => this.setState({ broken: false }) } = this.props
    return (
      <div className="state failed" role="alert">
        <p>{spoken('数据格式有误，暂时无法显示')}</p>
        <Button onClick={reload}>{spoken('重试')}</Button>
      </div>
    )
  }
}
