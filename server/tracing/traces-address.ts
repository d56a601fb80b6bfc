/** Where a collector receives traces over HTTP. */
export const tracesAddress = (endpoint: string) => `${endpoint.replace(/\/$/, '')}/v1/traces`
