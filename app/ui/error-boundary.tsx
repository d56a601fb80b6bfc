import { Component, type ReactNode } from 'react'

/**
 * A part whose file failed to load. The boundary that catches it allows the part to be requested again on its next use.
 */
export class LostPart extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

interface ErrorBoundaryProps {
  onError?(error: Error): void
  children: ReactNode
}

/** Contains an error: only its children are replaced. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error) {
    if (error instanceof LostPart) error.forget()
    this.props.onError?.(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
