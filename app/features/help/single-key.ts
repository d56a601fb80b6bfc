import { keep, readKept } from '../../ui/kept'

const keptAs = 'portal-single-key'

/** Keys without Ctrl or Alt can be switched off: speech input presses them by mistake (WCAG 2.1.4). */
export const singleKey = {
  isOn: () => readKept(keptAs) !== false,
  set: (on: boolean) => keep(keptAs, on),
}
