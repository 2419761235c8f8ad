// The release workflow: names each image by its content in the compose file and the chart that a release publishes.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments, parseDocument } from 'yaml';
import { checkout } from '../local/checkout.mjs';
import { mustRun } from '../local/commands.ts';
import { Failure, messageOf } from '../local/failure.ts';
import { COMPOSE_FILES, OWN_IMAGE } from '../services/processes.ts';

type Images = Readonly<Record<string, string>>;

export interface Release {
  readonly version: string;
  readonly registry: string;
  readonly digest: string;
  readonly others: Images;
}

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');

export const IMAGES = JSON.parse(read('infra/docker/images.json')) as Images;

const DIGEST = /^sha256:[0-9a-f]{64}$/;
const APP = 'app';
const PINNED = /@sha256:[0-9a-f]{64}\}?$/;

const withinName = (image: string) =>
  new RegExp(String.raw`(?<![\w./]|\w-)${image.replaceAll('.', String.raw`\.`)}(?![\w.@-])`, 'g');

const pinOthers = (text: string, { others }: Release) =>
  Object.entries(IMAGES).reduce(
    (all, [name, image]) => all.replaceAll(withinName(image), others[name] ?? image),
    text,
  );

function ownImage({ registry, version, digest }: Release): string {
  if (!DIGEST.test(digest)) throw new Failure('The release has no digest of its image.');
  return `${registry}/${APP}:${version}@${digest}`;
}

export function releasedCompose(text: string, release: Release): string {
  const document = parseDocument(text);
  const { services } = document.toJS() as { services: Record<string, object> };
  for (const name of Object.keys(services)) document.deleteIn(['services', name, 'build']);
  const own = document.toString({ lineWidth: 0 }).replaceAll(OWN_IMAGE, ownImage(release));
  return pinOthers(own, release);
}

export function releasedValues(text: string, release: Release): string {
  const document = parseDocument(text);
  const [registry, ...repository] = release.registry.split('/');
  document.setIn(['image', 'registry'], registry);
  document.setIn(['image', 'repository'], [...repository, APP].join('/'));
  document.setIn(['image', 'digest'], release.digest);
  return pinOthers(document.toString({ lineWidth: 0 }), release);
}

function imagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    ['image', 'imageName'].includes(key) && typeof inner === 'string' ? [inner] : imagesIn(inner),
  );
}

export const imagesWithoutDigest = (text: string): string[] =>
  parseAllDocuments(text, { merge: true })
    .flatMap((document) => imagesIn(document.toJS()))
    .filter((image) => !PINNED.test(image));

const INSPECT = ['buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}'];

async function readOthers(): Promise<Images> {
  const pinned: Record<string, string> = {};
  for (const [name, image] of Object.entries(IMAGES)) {
    const digest = (await mustRun(`The digest of ${image}`, 'docker', [...INSPECT, image])).trim();
    if (!DIGEST.test(digest)) throw new Failure(`${image} has no digest: ${digest}`);
    pinned[name] = `${image}@${digest}`;
  }
  return pinned;
}

const BESIDE_COMPOSE = ['upgrade.sh', 'backup.compose.yml', 'site.json'];

export function writeRelease(folder: string, release: Release): void {
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of Object.values(COMPOSE_FILES))
    put(`compose/${name}`, releasedCompose(read(name), release));
  for (const name of BESIDE_COMPOSE)
    cpSync(join(checkout, 'infra/docker', name), join(folder, 'compose/infra/docker', name));
  cpSync(join(checkout, 'k8s/chart'), join(folder, 'chart'), { recursive: true });
  put('chart/values.yaml', releasedValues(read('k8s/chart/values.yaml'), release));
}

function check(files: readonly string[]): void {
  const wrong = files.flatMap((file) =>
    imagesWithoutDigest(readFileSync(file, 'utf8')).map((image) => `${file}: ${image}`),
  );
  if (wrong.length > 0) throw new Failure(`These images have no digest:\n${wrong.join('\n')}`);
}

async function runCommand([command, ...words]: readonly string[]): Promise<void> {
  const [folder, file] = words;
  if (command === 'others') {
    process.stdout.write(`${JSON.stringify(await readOthers())}\n`);
  } else if (command === 'write' && folder && file) {
    writeRelease(folder, JSON.parse(readFileSync(file, 'utf8')) as Release);
    check(Object.values(COMPOSE_FILES).map((name) => join(folder, 'compose', name)));
  } else if (command === 'check' && folder) {
    check(words);
  } else {
    throw new Failure('Give others, write FOLDER FILE, or check FILE….');
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommand(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  });
