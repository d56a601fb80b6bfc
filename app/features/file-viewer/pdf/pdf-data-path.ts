import { pdfDataFolder } from '../limits'

/** Where the library's data files are; in development they come straight from the library. */
export const pdfDataPath = import.meta.env.DEV ? '/node_modules/pdfjs-dist' : `/${pdfDataFolder}`
