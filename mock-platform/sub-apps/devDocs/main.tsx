import { defineReactApp } from '../kit/react/react-app'
import { DevDocs } from './dev-docs'

export const { bootstrap, mount, update, unmount } = defineReactApp(DevDocs)
