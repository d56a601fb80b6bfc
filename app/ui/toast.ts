export interface Toast {
  kind: 'success' | 'error' | 'warning' | 'info'
  text: string
}

export function showToast(_toast: Toast) {}
