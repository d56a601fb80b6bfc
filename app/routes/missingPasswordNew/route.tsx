/** The same page under its other address. */
export { action, default, headers, loader, meta } from '../missingPassword/route'
