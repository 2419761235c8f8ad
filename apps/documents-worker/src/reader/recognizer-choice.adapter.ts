import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { languageData } from './wasm-recognition.adapter.ts';

export interface ChosenRecognizer {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly release: () => void;
}

const embedded: ChosenRecognizer = {
  name: 'tesseract.js',
  arguments: [],
  environment: {},
  release: () => undefined,
};

function versionOf(program: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const version = /tesseract v?([\d.]+\d)/.exec(`${stdout}${stderr}`)?.[1];
  return status === 0 && Number.parseInt(version ?? '0', 10) >= 4 ? version : undefined;
}

export function chooseRecognizer(prefix: readonly string[], program = 'tesseract'): ChosenRecognizer {
  const version = versionOf(program);
  if (version === undefined) return embedded;
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-tessdata-'));
  writeFileSync(
    join(folder, 'eng.traineddata'),
    gunzipSync(readFileSync(join(languageData, 'eng.traineddata.gz'))),
  );
  return {
    name: `tesseract ${version}`,
    arguments: [JSON.stringify([...prefix, program])],
    environment: { TESSDATA_PREFIX: folder, OMP_THREAD_LIMIT: '1' },
    release: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
