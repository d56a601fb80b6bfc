import { defineReactApp } from '../kit/react'
import { DevDocs } from './dev-docs'

export const { bootstrap, mount, update, unmount } = defineReactApp(DevDocs)
