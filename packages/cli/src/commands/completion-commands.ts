import { Argument, type Command } from "commander"
import type { ProgramContext } from "../program-context.ts"

const shells = ["bash", "zsh", "fish"]

/** Adds the commands for shells: the script, and the hidden one that the script calls. */
export function addCompletionCommands(program: Command, { signal }: ProgramContext): void {
  program
    .command("completion")
    .description("print the script that lets a shell complete commands, options and names of workflows")
    .addArgument(new Argument("<shell>").choices(shells))
    .addHelpText("after", installation)
    .action(async (shell: string) => {
      const { printCompletionScript } = await import("../completion.ts")
      printCompletionScript(program, shell)
    })

  program
    .command("complete", { hidden: true })
    .argument("[words...]")
    .action(async (words: string[]) => {
      const { printCompletions } = await import("../completion.ts")
      await printCompletions(program, words, signal)
    })
}

const installation = `
In the start file of the shell:
  bash   source <(docsift completion bash)
  zsh    source <(docsift completion zsh)
  fish   docsift completion fish | source
`
