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

/** Set by the page itself if it finds that the server chose the wrong build (app/ui/old-browser.ts). */
const buildCookie = 'portal-build'

/** The first versions that support everything that both builds use. */
const engines = [
  { pattern: /\bFirefox\/(\d+)/, recent: 128, legacy: 91 },
  { pattern: /\bChrom(?:e|ium)\/(\d+)/, recent: 126, legacy: 78 },
  { pattern: /\bVersion\/(\d+)/, recent: 18, legacy: 15 },
]

/** Chooses the build by the User-Agent, before the browser has loaded anything. */
export function chooseBuild(build: PortalBuild): RequestHandler {
  return ({ headers }, res, next) => {
    const isOld = isOldBrowser(headers['user-agent'] ?? '', headers.cookie ?? '')
    res.locals.files = (isOld && build.legacy) || build
    next()
  }
}

/** Unknown browsers count as recent, because the page checks its own browser. */
export function isOldBrowser(userAgent: string, cookies: string): boolean {
  return parse(cookies)[buildCookie] === 'legacy' || isBefore(userAgent, ({ recent }) => recent)
}

/** Browsers that cannot run even the legacy build, and Internet Explorer. */
export function isTooOld(userAgent: string): boolean {
  return /\b(?:MSIE |Trident\/)/.test(userAgent) || isBefore(userAgent, ({ legacy }) => legacy)
}

function isBefore(userAgent: string, limitOf: (engine: (typeof engines)[number]) => number) {
  for (const engine of engines) {
    const [, version] = engine.pattern.exec(userAgent) ?? []
    if (version) return Number(version) < limitOf(engine)
  }
  return false
}
