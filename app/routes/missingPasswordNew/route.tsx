/** The same page under its other address. */
export { action, default, loader, meta } from '../missingPassword/route'
