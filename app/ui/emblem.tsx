/** The product's mark: a gate of columns under one roof. */
export function Emblem({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#fff" />
      <path d="M6 12.5 16 6l10 6.5v2.2H6z" fill="#1559c7" />
      <path d="M8.5 16.5h3.4V25H8.5zm11.6 0h3.4V25h-3.4z" fill="#1559c7" />
      <path d="M14.3 16.5h3.4V25h-3.4z" fill="#d99a20" />
    </svg>
  )
}
