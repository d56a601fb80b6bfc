import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  onError?(error: Error): void
  children: ReactNode
}

/** An error inside replaces only its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
