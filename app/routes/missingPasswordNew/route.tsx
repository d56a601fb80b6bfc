/** The same page under its other address. */
export { action, default, handle, headers, loader } from '../missingPassword/route'
