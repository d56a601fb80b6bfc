export { monthWeeks } from '../kit/days'
