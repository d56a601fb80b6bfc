import type { Feature } from '../../shell/registry/registry'
import { PhoneNav } from './phone-nav'

export const appNavigator: Feature = { slots: { bottom: PhoneNav } }
