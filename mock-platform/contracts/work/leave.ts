/** Days of paid leave a year, by the years of service on a day (both `YYYY-MM-DD`). */
export function leaveDaysOn(today: string, entryDate: string): number {
  const dayPassed = today.slice(5) >= entryDate.slice(5)
  const years = Number(today.slice(0, 4)) - Number(entryDate.slice(0, 4)) - (dayPassed ? 0 : 1)
  if (years < 1) return 0
  if (years < 10) return 5
  return years < 20 ? 10 : 15
}
