import { traceClicks } from './trace-clicks'

// Loading this file starts it.
traceClicks(window)
