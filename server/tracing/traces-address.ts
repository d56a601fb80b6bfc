/** Where a collector takes traces by HTTP. */
export const tracesAddress = (endpoint: string) => `${endpoint.replace(/\/$/, '')}/v1/traces`
