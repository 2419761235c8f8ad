import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { capabilities, problemCodes, type RouteContract } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { gradeOf, wordsOf } from './readability.ts';
import { sampleValues } from './sample-values.ts';

export interface Sentence {
  readonly file: string;
  readonly code: string;
  readonly text: string;
  readonly grade: number | null;
}

const folders = ['apps', 'libs', 'infra'];
const wordingFile = /(^|[./])wording\.(ts|mjs)$/;
const elsewhere = /(^|\/)(node_modules|dist|fixtures)\//;
const longestLabel = 4;
const endsAsSentence = /[.!?]$/;

export const wordingFiles = (root: string): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => wordingFile.test(file) && !elsewhere.test(file))
    .sort();

const isSpecified = (code: string): boolean => code.startsWith('specified');

function sentence(file: string, code: string, template: string): Sentence {
  const text = fill(template, sampleValues);
  const isLabel = wordsOf(text).length <= longestLabel && !endsAsSentence.test(text);
  const isGraded = !isSpecified(code) && !isLabel;
  return { file, code, text, grade: isGraded ? gradeOf(text) : null };
}

function textsIn(value: unknown, code: string): [string, string][] {
  if (typeof value === 'string') return [[code, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, code === '' ? key : `${code}.${key}`),
  );
}

/** The description of the API is beside its routes and codes. */
function apiSentences(): Sentence[] {
  const routes = Object.assign({}, ...capabilities.map((capability) => capability.routes)) as Record<
    string,
    RouteContract
  >;
  const texts = textsIn(
    {
      capabilities: Object.fromEntries(capabilities.map(({ name, description }) => [name, description])),
      routes: Object.fromEntries(
        Object.entries(routes).map(([name, { summary, description }]) => [name, { summary, description }]),
      ),
      problems: Object.fromEntries(
        Object.entries(problemCodes).map(([code, { description }]) => [code, description]),
      ),
    },
    '',
  );
  return texts.map(([code, text]) => sentence('libs/contracts/src/rest', code, text));
}

export async function allSentences(root: string): Promise<Sentence[]> {
  const sentences = apiSentences();
  for (const file of wordingFiles(root)) {
    const exported: unknown = await import(pathToFileURL(join(root, file)).href);
    sentences.push(
      ...textsIn({ ...(exported as object) }, '').map(([code, text]) => sentence(file, code, text)),
    );
  }
  return sentences;
}

export const mostMedian = 7;
export const mostGrade = 11;

export interface Readability {
  readonly graded: number;
  readonly median: number;
  readonly highest: number;
  readonly tooHard: readonly Sentence[];
}

export function readabilityOf(sentences: readonly Sentence[]): Readability {
  const grades = sentences.flatMap(({ grade }) => grade ?? []).sort((a, b) => a - b);
  return {
    graded: grades.length,
    median: grades[Math.floor(grades.length / 2)] ?? 0,
    highest: grades.at(-1) ?? 0,
    tooHard: sentences.filter(({ grade }) => grade !== null && grade > mostGrade),
  };
}
