import { Component, type ReactNode } from 'react'

/** A part whose file could not be had. The boundary that catches it lets the part ask again at its next use. */
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

/** An error inside replaces only its children. */
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
