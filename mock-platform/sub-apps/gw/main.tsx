import { defineReactApp } from '../kit/react'
import { DocumentApp } from './document-app'

export const { bootstrap, mount, unmount } = defineReactApp(DocumentApp)
