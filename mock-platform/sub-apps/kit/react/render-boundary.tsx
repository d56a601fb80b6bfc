import { Component, type ReactNode } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'

interface RenderBoundaryProps {
  /** The data being rendered; different data are tried again. */
  data?: unknown
  /** Loads different data. Absent = 重试 renders again. */
  reload?(): void
  children: ReactNode
}

interface RenderBoundaryState {
  data: unknown
  broken: boolean
}

/** Keeps a malformed answer of a service from breaking everything around it. */
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
