import { jestOn } from './jest.ts';
import { lint } from './lint.ts';
import type { Part, Tool } from './parts.ts';
import { typecheck } from './typecheck.ts';

interface Options {
  readonly tool: string;
  readonly folders: string[];
}

interface Task {
  readonly id: string;
  readonly target: { readonly project: string };
}

interface Result {
  success: boolean;
  terminalOutput: string;
}

const tools: Record<string, Tool> = { typecheck, lint, unit: jestOn('unit'), servers: jestOn('servers') };

async function check(tasks: readonly Task[], options: Record<string, Options>) {
  const results: Record<string, Result> = {};
  for (const [name, tool] of Object.entries(tools)) {
    const parts = tasks.flatMap(({ id, target }): Part[] => {
      const own = options[id];
      return own?.tool === name ? [{ task: id, project: target.project, folders: own.folders }] : [];
    });
    if (parts.length === 0) continue;
    const faults = await tool(parts);
    for (const text of faults.values()) process.stdout.write(text);
    for (const { task } of parts)
      results[task] = { success: !faults.has(task), terminalOutput: faults.get(task) ?? '' };
  }
  return results;
}

export const checkTogether = (graph: { tasks: Record<string, Task> }, options: Record<string, Options>) =>
  check(Object.values(graph.tasks), options);

export async function checkOne(options: Options, { projectName = '' }: { projectName?: string }) {
  const { one } = await check([{ id: 'one', target: { project: projectName } }], { one: options });
  return { success: one?.success ?? false };
}
