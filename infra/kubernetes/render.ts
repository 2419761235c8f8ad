import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { checkout } from '../local/checkout.mjs';
import { mustRun, run } from '../local/commands.ts';
import { dataFolder } from '../local/options.mjs';
import { findTool } from '../local/servers/tools.ts';
import type { Manifest } from './objects.ts';

export const chart = join(checkout, 'k8s/chart');

/** The files of k8s/values, with the namespace of each. */
export const PROFILES = {
  local: 'groundwork-local',
  production: 'groundwork',
  'servers-inside': 'groundwork',
} as const;
export type Profile = keyof typeof PROFILES;
export const profiles = Object.keys(PROFILES) as Profile[];

export const findHelm = () => findTool('TEST_HELM', join(dataFolder(undefined), 'servers'));

export const manifestsIn = (text: string) =>
  parseAllDocuments(text).flatMap((document) => (document.toJS() as Manifest | null) ?? []);

const valuesOf = (profile: Profile) => ['--values', join(checkout, 'k8s/values', `${profile}.yaml`)];

export const namespaceNamed = (name: string) =>
  readFileSync(join(checkout, 'k8s/namespace.yaml'), 'utf8').replace(
    '  name: groundwork\n',
    `  name: ${name}\n`,
  );

const template = (profile: Profile, more: readonly string[]) =>
  ['template', 'groundwork', chart, '--namespace', PROFILES[profile], ...valuesOf(profile), ...more] as const;

export const tryToRender = (helm: string, profile: Profile, ...more: string[]) =>
  run(helm, template(profile, more));

export async function render(helm: string, profile: Profile, ...more: string[]): Promise<string> {
  const objects = await mustRun(`Rendering ${profile}`, helm, template(profile, more));
  return `${namespaceNamed(PROFILES[profile])}${objects}`;
}
