import { parse } from 'cookie'
import type { RequestHandler } from 'express'
import type { BrowserFiles, PortalBuild } from '../build'

declare global {
  namespace Express {
    interface Locals {
      /** The build of the browser's files that this browser gets. */
      files: BrowserFiles
    }
  }
}

/** Set by the page itself if it finds that the server has guessed wrong (app/ui/old-browser.ts). */
const buildCookie = 'portal-build'

/** The first versions that have gone through all that the build for recent browsers uses. */
const recent = [
  { pattern: /\bFirefox\/(\d+)/, from: 128 },
  { pattern: /\bChrom(?:e|ium)\/(\d+)/, from: 126 },
  { pattern: /\bVersion\/(\d+)\S* .*Safari\//, from: 18 },
]

/** Chooses the build by the browser's own name, before it has loaded anything. */
export function chooseBuild(build: PortalBuild): RequestHandler {
  return ({ headers }, res, next) => {
    const isOld = isOldBrowser(headers['user-agent'] ?? '', headers.cookie ?? '')
    res.locals.files = (isOld && build.legacy) || build
    next()
  }
}

/** Unknown browsers count as recent: the page looks for itself. */
export function isOldBrowser(userAgent: string, cookies: string): boolean {
  if (parse(cookies)[buildCookie] === 'legacy') return true
  for (const { pattern, from } of recent) {
    const [, version] = pattern.exec(userAgent) ?? []
    if (version) return Number(version) < from
  }
  return false
}
