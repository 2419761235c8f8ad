import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { which } from '../commands.ts';
import { print } from '../progress.ts';
import { fromGo, UNOPTIMIZED } from './go.ts';
import { firstOf, fromPath } from './program.ts';

/** Programs of the tests, by the variable that names their path. Their builds are faster without optimization. */
const TOOLS = {
  TEST_HELM: { program: 'helm', module: 'helm.sh/helm/v4/cmd/helm@v4.3.1', version: ['version'] },
  TEST_ACTIONLINT: {
    program: 'actionlint',
    module: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
    version: ['-version'],
  },
} as const;
export type Tool = keyof typeof TOOLS;

async function obtainTool(tool: Tool, programs: string): Promise<string | undefined> {
  const { program, module, version } = TOOLS[tool];
  const obtained = await firstOf(
    fromPath(program, version),
    fromGo(program, module, programs, UNOPTIMIZED, version),
  );
  if (obtained === undefined)
    print(`! ${program} is neither on the PATH nor can Go build it: its tests are left out.`);
  return obtained?.path;
}

export async function obtainTools(programs: string): Promise<Partial<Record<Tool, string>>> {
  const paths: Partial<Record<Tool, string>> = {};
  for (const tool of Object.keys(TOOLS) as Tool[]) {
    const path = await obtainTool(tool, programs);
    if (path !== undefined) paths[tool] = path;
  }
  return paths;
}

export function findTool(tool: Tool, programs: string): string | undefined {
  const { program } = TOOLS[tool];
  const built = join(programs, `go-${program}`, program);
  return process.env[tool] ?? which(program) ?? (existsSync(built) ? built : undefined);
}
