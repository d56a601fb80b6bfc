import {
  defaultServicePrefixes,
  type ServiceName,
  type ServicePrefixes,
  serviceNames,
} from '~contract/platform/services'
import { suggestion } from '../data/nearest-name'

/** A setting that cannot be used; the message names it. */
export class SettingError extends Error {}

/** Defaults, overridden by a text such as `mail=/x,admin=/y`. */
export function servicePrefixes(text = ''): ServicePrefixes {
  const prefixes: ServicePrefixes = { ...defaultServicePrefixes }
  for (const part of text.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', prefix = ''] = part.split('=').map((side) => side.trim())
    if (!isServiceName(name)) {
      throw new SettingError(
        `SERVICE_PREFIXES: unknown service "${name}"${suggestion(name, serviceNames)}`,
      )
    }
    if (!/^(\/[\w.-]+)+$/.test(prefix)) {
      throw new SettingError(
        `SERVICE_PREFIXES: the prefix of "${name}" must be a path, not "${prefix}"`,
      )
    }
    prefixes[name] = prefix
  }
  return prefixes
}

function isServiceName(name: string): name is ServiceName {
  return Object.hasOwn(defaultServicePrefixes, name)
}
