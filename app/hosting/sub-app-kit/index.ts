/** `@portal/sub-app`: what a sub-app's team takes from the portal. Nothing of it is needed to be hosted. */
export { defineSubApp, type SubAppDefinition, type SubAppLifecycles } from './lifecycles'
export { isInPortal, portal } from './portal'
export type {
  GlobalState,
  LiveFrame,
  PortalEventData,
  PortalTheme,
  SubAppEvents,
  SubAppProps,
  SubAppRequestError,
  SubAppRequestOptions,
} from './props'
export { isRequestError } from './request'
export { type StandaloneOptions, standalone } from './standalone'
