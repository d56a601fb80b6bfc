import { useText } from '../../text/text-context'
import { useServer } from '../../ui/use-server'
import { useShell } from '../store/shell-context'
import { type Command, registeredCommands } from './registry'

/** This user's commands, and a function that runs one by name. Only for parts loaded by `withCommands`. */
export function useCommands(): { commands: readonly Command[]; run(name: string): void } {
  const shell = useShell()
  const texts = useText()
  const server = useServer()
  const commands = registeredCommands().filter(({ offered }) => offered?.(shell.state) !== false)
  return {
    commands,
    run(name) {
      const command = commands.find((one) => one.name === name)
      if (command?.run) command.run({ shell, server, texts })
      else shell.open(name)
    },
  }
}
