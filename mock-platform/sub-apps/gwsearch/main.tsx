import { defineReactApp } from '../kit/react/react-app'
import { SearchApp } from './search-app'

export const { bootstrap, mount, unmount } = defineReactApp(SearchApp)
