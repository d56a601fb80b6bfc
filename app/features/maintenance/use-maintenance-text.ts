import { type MaintenanceTexts, maintenanceTexts } from '~text/maintenance'
import { useText } from '../../text/text-context'

/** The texts of the comparison in the page's language. */
export function useMaintenanceText(): MaintenanceTexts {
  return maintenanceTexts[useText().language]
}
