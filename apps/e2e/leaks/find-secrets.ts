import type { Secret } from '../system/evidence.ts';
import type { StoredText } from './places.ts';

type Test = (text: string) => boolean;

function createTests({ value }: Secret): Test[] {
  const base64 = Buffer.from(value).toString('base64').replace(/=+$/, '');
  const written = [...new Set([value, encodeURIComponent(value), base64])];
  const tests = written.map(
    (form): Test =>
      (text) =>
        text.includes(form),
  );
  if (!/^[\d-]+$/.test(value)) return tests;
  const bare = new RegExp(`(?<![\\w.])${value.replaceAll('-', '')}(?!\\w)`);
  return [...tests, (text) => bare.test(text)];
}

export function findSecrets(traces: StoredText[], secrets: Secret[]): string[] {
  const wanted = secrets.map(({ kind, value }) => ({ kind, tests: createTests({ kind, value }) }));
  return traces.flatMap(({ where, text }) =>
    wanted.filter(({ tests }) => tests.some((test) => test(text))).map(({ kind }) => `${kind} in ${where}`),
  );
}
