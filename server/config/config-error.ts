/** Thrown for an invalid environment; `message` names each variable and the reason, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
