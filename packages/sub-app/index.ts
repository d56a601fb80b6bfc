/** `@portal/sub-app`: the kit for teams that develop apps. The portal can host an app without it. */

export type {
  GlobalState,
  LiveFrame,
  PickedFile,
  PickFilesOptions,
  PortalEventData,
  PortalTheme,
  SubAppEvents,
  SubAppProps,
  SubAppRequestError,
  SubAppRequestOptions,
} from '~contract/hosting/props'
export type { Answer, Answers } from './answers'
export { defineSubApp, type SubAppDefinition, type SubAppLifecycles } from './lifecycles'
export { isInPortal, portal } from './portal'
export { isRequestError } from './request'
export { type StandaloneOptions, standalone } from './standalone'
