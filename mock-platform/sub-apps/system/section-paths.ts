export const home = '/settingcenter/edit'

/** The path of a section's list, and below it of its editor. */
export const listPath = (section: string) => `${home}?section=${section}`
export const newPath = (section: string) => `${listPath(section)}&new=1`
export const editPath = (section: string, id: string) =>
  `${listPath(section)}&edit=${encodeURIComponent(id)}`
