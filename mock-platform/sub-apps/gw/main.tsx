import { defineReactApp } from '../kit/react/react-app'
import { DocumentApp } from './document-app'

export const { bootstrap, mount, unmount } = defineReactApp(DocumentApp)
