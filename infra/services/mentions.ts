import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ServiceManifest } from '@groundwork/platform-service';
import { aroundPart, generatedFiles } from './generated-files.ts';
import { root } from './manifests.ts';

/** Written by npm, by infra/scripts/contract-snapshot.ts, by a test run and by a measurement. */
const written =
  /^(package-lock\.json$|infra\/local\/test-times\.json$|infra\/sizing\/measured\.json$|libs\/contracts\/src\/snapshots\/published\/)/;
const skipped = /^(\.|(node_modules|dist|test-results|playwright-report|coverage)$)/;
/** The web and the journeys name screens, the pages in docs/ describe the services. */
const outside = /^(apps\/(web|e2e)|docs)\//;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [relative(root, path).split(sep).join('/')];
    });
}

export interface Mentions {
  /** Files with the name as a word, which for most services is an English word too. */
  word: string[];
  reference: string[];
}

export async function mentionsOf(manifests: readonly ServiceManifest[]): Promise<Map<string, Mentions>> {
  const generated = new Set((await generatedFiles(manifests)).keys());
  const files = filesIn(root).filter((file) => !outside.test(file) && !written.test(file));
  const texts = files.map((file): [string, string] => [
    file,
    generated.has(file) ? (aroundPart(file) ?? []).join('\n') : readFileSync(join(root, file), 'utf8'),
  ]);
  const filesWith = (service: string, pattern: string) =>
    texts
      .filter(([file, text]) => !file.startsWith(`apps/${service}/`) && new RegExp(pattern).test(text))
      .map(([file]) => file);
  return new Map(
    manifests.map(({ name }) => [
      name,
      {
        word: filesWith(name, `\\b${name}\\b`),
        reference: filesWith(name, `\\b(apps/|rpc\\.)${name}(?![\\w-])`),
      },
    ]),
  );
}
