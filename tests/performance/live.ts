import { crowd } from './live/crowd'
import { fanOut } from './live/fan-out'
import { flood } from './live/flood'
import { memory } from './live/memory'
import { startSetting } from './live/setting'
import { storm } from './live/storm'
import { trouble } from './live/trouble'
import { report } from './measure'

/** The live socket, compared with a bare `ws` broadcast server, with a crowd, in trouble, and flooded. */
for (const measure of [fanOut, memory, crowd, storm, trouble, flood]) {
  const setting = await startSetting()
  try {
    report(await measure(setting))
  } finally {
    await setting.close()
  }
}
