import { defineReactApp } from '../kit/react'
import { SearchApp } from './search-app'

export const { bootstrap, mount, unmount } = defineReactApp(SearchApp)
