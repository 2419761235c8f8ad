import { fill } from '@groundwork/wording';
import { jsonOf, type Manifest, names, type PackageSchemas, readManifest } from './manifest.ts';
import { words } from './packages.wording.ts';
import { printedPath, printedPaths } from './paths.ts';
import { type PublicKey, signatureState } from './signature.ts';
import { Unreadable } from './unreadable.ts';
import { readContent, readWhole } from './zip-content.ts';
import { type ZipEntry, zipDirectory } from './zip-directory.ts';

export interface Digest {
  update(piece: Uint8Array): void;
  hex(): string;
}

export interface SignedContent {
  readonly publicKey: Uint8Array;
  readonly content: Uint8Array;
  readonly signature: Uint8Array;
}

export interface PackageTools {
  readonly sha256: () => Digest;
  readonly verify: (signed: SignedContent) => Promise<boolean>;
}

interface Enclosing {
  readonly rulesVersion: string;
}

export interface PackageChecks<Input extends Enclosing = Enclosing> {
  readonly site: string;
  readonly keys: readonly PublicKey[];
  readonly schemas: PackageSchemas<Input>;
  readonly tools: PackageTools;
  readonly totalOf: (input: Input) => number | null | undefined;
}

export type Verification =
  | { readonly state: 'valid' | 'invalid'; readonly lines: readonly string[] }
  | { readonly state: 'unreadable'; readonly lines: readonly [string] };

interface Line {
  readonly isGood: boolean;
  readonly text: string;
}

interface OpenPackage {
  readonly file: Blob;
  readonly entries: ReadonlyMap<string, ZipEntry>;
  readonly manifest: Manifest;
}

const mostInputBytes = 4 * 1024 * 1024;

type Enclosed = Manifest['files'][number];

async function isUnchanged({ file, entries }: OpenPackage, enclosed: Enclosed, tools: PackageTools) {
  const entry = entries.get(enclosed.path);
  if (entry?.bytes !== enclosed.bytes) return false;
  const digest = tools.sha256();
  const isWhole = await readContent(file, entry, (piece) => digest.update(piece));
  return isWhole && digest.hex() === enclosed.sha256;
}

async function fileLines(open: OpenPackage, tools: PackageTools): Promise<Line[]> {
  const { files } = open.manifest;
  const changed: string[] = [];
  for (const enclosed of files) if (!(await isUnchanged(open, enclosed, tools))) changed.push(enclosed.path);
  const listed = new Set<string>([names.manifest, names.signature, ...files.map(({ path }) => path)]);
  const extra = [...open.entries.keys()].filter((path) => !listed.has(path));
  const [n, m] = [changed.length, files.length];
  const unchanged = { isGood: true, text: fill(words.unchanged, { n: m }) };
  const differ = { isGood: false, text: fill(words.differ, { n, m, paths: printedPaths(changed) }) };
  const values = { n: extra.length, paths: printedPaths(extra) };
  return [
    n === 0 ? unchanged : differ,
    ...(extra.length === 0 ? [] : [{ isGood: false, text: fill(words.extra, values) }]),
  ];
}

async function scoreLines<Input extends Enclosing>(
  { file, entries, manifest }: OpenPackage,
  which: 'stated' | 'proven',
  { schemas, totalOf }: PackageChecks<Input>,
): Promise<Line[]> {
  const entry = entries.get(names[which]);
  if (entry === undefined) return [];
  const { data: input } = schemas.input.safeParse(jsonOf(await readWhole(file, entry, mostInputBytes)));
  const total = input && totalOf(input);
  if (input && total === null)
    return [{ isGood: false, text: fill(words.noScorecard, { v: printedPath(input.rulesVersion) }) }];
  const [x, y] = [total, manifest[which]].map((score) => String(score ?? words.none)) as [string, string];
  return total === manifest[which]
    ? [{ isGood: true, text: fill(words[which].matches, { x }) }]
    : [{ isGood: false, text: fill(words[which].differs, { x, y }) }];
}

async function linesOf<Input extends Enclosing>(file: Blob, checks: PackageChecks<Input>): Promise<Line[]> {
  const { site, keys, schemas, tools } = checks;
  const entries = await zipDirectory(file);
  const sealed = await readManifest(file, entries, schemas);
  const open = { file, entries, manifest: sealed.manifest };
  const state = await signatureState(sealed, keys, tools);
  const keyId = printedPath(sealed.signature?.keyId ?? '');
  return [
    { isGood: state === 'signed', text: fill(words[state], { site, keyId }) },
    ...(await fileLines(open, tools)),
    ...(await scoreLines(open, 'stated', checks)),
    ...(await scoreLines(open, 'proven', checks)),
  ];
}

export async function verifyPackage<Input extends Enclosing>(
  file: Blob,
  checks: PackageChecks<Input>,
): Promise<Verification> {
  try {
    const lines = await linesOf(file, checks);
    const state = lines.every(({ isGood }) => isGood) ? 'valid' : 'invalid';
    return { state, lines: lines.map(({ text }) => text) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { state: 'unreadable', lines: [error.message] };
  }
}
