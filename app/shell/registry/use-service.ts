import { useBeforePaint } from '../../ui/use-before-paint'
import type { ShellServices } from '../store/services'
import { useShell } from '../store/shell-context'

/** Offers a service to the apps, always in the version of the latest render. */
export function useService<Name extends keyof ShellServices>(
  name: Name,
  service: ShellServices[Name],
): void {
  const shell = useShell()
  useBeforePaint(() => {
    shell.services[name] = service
  })
}
