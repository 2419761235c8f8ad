import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { findHelm } from '../kubernetes/render.ts';
import { checkout } from '../local/checkout.mjs';
import { mustRun } from '../local/commands.ts';
import { COMPOSE_FILES, OWN_IMAGE } from '../services/processes.ts';
import { IMAGES, imagesWithoutDigest, type Release, releasedCompose, writeRelease } from './pin-images.ts';

const read = (file: string) => readFileSync(join(checkout, file), 'utf8');
const digest = (sign: string) => `sha256:${sign.repeat(64)}`;
const release: Release = {
  version: '9.8.7',
  registry: 'ghcr.io/acme/works',
  digest: digest('a'),
  others: Object.fromEntries(
    Object.entries(IMAGES).map(([name, image]) => [name, `${image}@${digest('b')}`]),
  ),
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeRelease(folder, release);
});
afterAll(() => rmSync(folder, { recursive: true }));

const shapes = Object.values(COMPOSE_FILES);
const compose = (name: string = COMPOSE_FILES.apart) => readFileSync(join(folder, 'compose', name), 'utf8');

describe('the images of others', () => {
  const named = (text: string) =>
    [...text.matchAll(/\b(?:image|imageName): *'?(?:\$\{\w+_IMAGE:-)?([\w./-]+:[\w.-]+)/g)]
      .map(([, image = '']) => image)
      .filter((image) => !image.startsWith('groundwork/'));

  it.each([...shapes, 'k8s/chart/values.yaml'])('of %s are in the list', (file) => {
    const images = named(read(file));
    expect(images.length).toBeGreaterThanOrEqual(4);
    expect(images.filter((image) => !Object.values(IMAGES).includes(image))).toEqual([]);
  });

  it('include the image that ours start from', () => {
    expect(/^ARG NODE_IMAGE=(.*)$/m.exec(read('infra/docker/Dockerfile'))?.[1]).toBe(IMAGES['node']);
  });
});

describe('a release', () => {
  it.each(shapes)('names each image of the compose file by its digest', (name) => {
    expect(imagesWithoutDigest(compose(name))).toEqual([]);
    const { services } = parse(compose(name), { merge: true }) as {
      services: Record<string, { image: string; build?: object }>;
    };
    expect(services['migrate']?.image).toBe(`ghcr.io/acme/works/app:9.8.7@${digest('a')}`);
    expect(services['postgres']?.image).toBe(`\${POSTGRES_IMAGE:-postgres:18@${digest('b')}}`);
    expect(Object.values(services).filter(({ build }) => build)).toEqual([]);
  });

  it.each(shapes)('changes nothing else in %s', (fileName) => {
    const others = (text: string) => {
      const file = parse(text, { merge: true }) as { services: Record<string, object> };
      const services = Object.entries(file.services).map(([name, own]) => [
        name,
        { ...own, image: '', build: '' },
      ]);
      return { ...file, services };
    };
    expect(others(compose(fileName))).toEqual(others(read(fileName)));
  });

  it('has the files that the compose file and the pages of the operator name', () => {
    for (const name of ['upgrade.sh', 'backup.compose.yml', 'site.json'])
      expect(readFileSync(join(folder, 'compose/infra/docker', name), 'utf8')).toBe(
        read(`infra/docker/${name}`),
      );
  });

  it('does not exist without the digest of an image', () => {
    expect(() => releasedCompose(read('docker-compose.yml'), { ...release, digest: '' })).toThrow(
      'no digest of its image',
    );
  });

  it('is rejected if a file names an image without a digest', () => {
    const file = join(folder, 'objects.yaml');
    const check = (text: string) => {
      writeFileSync(file, text);
      const args = ['--import', './infra/typescript.mjs', 'infra/docker/pin-images.ts', 'check', file];
      return spawnSync(process.execPath, args, { cwd: checkout, encoding: 'utf8' });
    };
    expect(check(compose())).toMatchObject({ status: 0, stderr: '' });
    const wrong = check(read('docker-compose.yml'));
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('${REDIS_IMAGE:-redis:7}');
    expect(wrong.stderr).toContain(OWN_IMAGE);
  });

  const helm = findHelm();
  if (helm === undefined) return;

  const rendered = (...more: string[]) =>
    mustRun('The chart', helm, [
      'template',
      'groundwork',
      join(folder, 'chart'),
      '--namespace',
      'groundwork',
      '--values',
      join(checkout, 'k8s/values/servers-inside.yaml'),
      ...more,
    ]);

  it('names each image of the chart by its digest', async () => {
    const servers = ['--set', 'servers.storage.enabled=true'];
    expect(imagesWithoutDigest(await rendered(...servers))).toEqual([]);
    const single = await rendered('--set', 'servers.postgres.kind=single');
    expect(imagesWithoutDigest(single)).toEqual([]);
    expect(single).toContain(`image: postgres:18@${digest('b')}`);
    expect(single).toMatch(new RegExp(`image: ghcr.io/acme/works/app:[0-9.]+@${digest('a')}`));
  });

  it('uses no digest of its own for another tag', async () => {
    const all = await rendered('--set', 'image.tag=0.0.1-mine');
    expect(all).toMatch(/image: ghcr\.io\/acme\/works\/app:0\.0\.1-mine$/m);
  });
});
