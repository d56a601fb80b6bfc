import { fanOut } from './live/fan-out'
import { flood } from './live/flood'
import { memory } from './live/memory'
import { startSetting } from './live/setting'
import { trouble } from './live/trouble'
import { report } from './measure'

/** The live socket, compared with a bare `ws` broadcast server, in trouble, and flooded. */
for (const measure of [fanOut, memory, trouble, flood]) {
  const setting = await startSetting()
  try {
    report(await measure(setting))
  } finally {
    await setting.close()
  }
}
