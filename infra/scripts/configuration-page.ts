import type { z } from 'zod';

type Setting = z.ZodType;

export interface Service {
  service: string;
  fragment: Record<string, Setting>;
}
interface Variable {
  meaning: string;
  standard: string;
  services: string[];
}

function standardOf(setting: Setting): string {
  const parsed = setting.safeParse(undefined);
  if (!parsed.success) return 'required';
  const text = [parsed.data].flat().join();
  return text === '' ? 'none' : `\`${text}\``;
}

function meaningOf(name: string, setting: Setting): string {
  if (!setting.description) throw new Error(`${name} has no description`);
  return setting.description;
}

function variablesOf(services: Service[]): [string, Variable][] {
  const variables = new Map<string, Variable>();
  for (const { service, fragment } of services) {
    for (const [name, setting] of Object.entries(fragment)) {
      const before = variables.get(name)?.services ?? [];
      const meaning = meaningOf(name, setting);
      variables.set(name, { meaning, standard: standardOf(setting), services: [...before, service] });
    }
  }
  return [...variables].sort(([a], [b]) => (a < b ? -1 : 1));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

function tableOf(services: Service[]): string {
  const rows = variablesOf(services).map(([name, { meaning, standard, services: users }]) => {
    const who = users.length === services.length ? 'all' : users.join(', ');
    return `| \`${name}\` | ${cell(meaning)} | ${standard} | ${who} |`;
  });
  return ['| variable | meaning | default | used by |', '|---|---|---|---|', ...rows].join('\n');
}

export const configurationPage = (services: Service[]) => `# Configuration

\`npm run generate\` writes this page from the settings that each service declares in
\`apps/<service>/src/*.config.ts\` and \`libs/platform/config\`. Change them there; a test fails if this page is stale.

Each process reads its environment once, at its start. If variables are missing or wrong, it lists all of them with
their meaning and exits. An empty variable counts as missing. [Configure](operations/configure.md#set-a-variable)
describes where to set a variable with npm start, in Compose and in Kubernetes.

<!-- prettier-ignore-start -->

${tableOf(services)}

<!-- prettier-ignore-end -->
`;
