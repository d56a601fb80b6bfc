import type { Feature } from '../../shell/registry/registry'
import { TenantSwitch } from './tenant-switch'

export const tenantSwitch: Feature = { slots: { tenant: TenantSwitch } }
