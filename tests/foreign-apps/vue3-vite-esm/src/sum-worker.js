import { sumTo } from './sum'

self.onmessage = ({ data }) => self.postMessage(sumTo(data))
