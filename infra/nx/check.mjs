import { jestOn } from './jest.mjs';
import { lint } from './lint.mjs';
import { typecheck } from './typecheck.mjs';

/**
 * @typedef {{ tool: string, folders: string[] }} Options
 * @typedef {{ task: string, project: string, folders: string[] }} Part
 * @typedef {(parts: Part[]) => Promise<Map<string, string>>} Tool What is wrong, by task.
 * @typedef {{ id: string, target: { project: string } }} Task
 */

/** @type {Record<string, Tool>} */
const tools = { typecheck, lint, unit: jestOn('unit'), servers: jestOn('servers') };

/**
 * @param {Task[]} tasks
 * @param {Record<string, Options>} options
 */
async function check(tasks, options) {
  /** @type {Record<string, { success: boolean, terminalOutput: string }>} */
  const results = {};
  for (const [name, tool] of Object.entries(tools)) {
    const parts = tasks
      .filter(({ id }) => options[id]?.tool === name)
      .map(({ id, target }) => ({ task: id, project: target.project, folders: options[id]?.folders ?? [] }));
    if (parts.length === 0) continue;
    const faults = await tool(parts);
    for (const text of faults.values()) process.stdout.write(text);
    for (const { task } of parts)
      results[task] = { success: !faults.has(task), terminalOutput: faults.get(task) ?? '' };
  }
  return results;
}

/**
 * @param {{ tasks: Record<string, Task> }} graph
 * @param {Record<string, Options>} options
 */
export const checkTogether = (graph, options) => check(Object.values(graph.tasks), options);

/**
 * Nx calls it where `--batch=false` is set.
 * @param {Options} options
 * @param {{ projectName?: string }} context
 */
export async function checkOne(options, { projectName = '' }) {
  const { one } = await check([{ id: 'one', target: { project: projectName } }], { one: options });
  return { success: one?.success ?? false };
}
