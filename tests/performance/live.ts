import { fanOut } from './live/fan-out'
import { memory } from './live/memory'
import { startSetting } from './live/setting'
import { trouble } from './live/trouble'
import { report } from './measure'

/** The live socket, compared with a bare `ws` broadcast server, and in trouble. */
for (const measure of [fanOut, memory, trouble]) {
  const setting = await startSetting()
  try {
    report(await measure(setting))
  } finally {
    await setting.close()
  }
}
