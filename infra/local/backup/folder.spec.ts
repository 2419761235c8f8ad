import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startOf } from '../processes.ts';
import { newBackup, openBackup } from './folder.ts';
import type { Manifest } from './manifest.ts';

const manifest: Manifest = {
  format: 1,
  version: '1.0.0',
  at: '2026-12-01T04:00:00.000Z',
  services: {},
  files: { count: 0, bytes: 0 },
  parts: {},
};
const now = () => new Date('2026-12-01T04:00:00Z');
const name = '2026-12-01T04-00-00Z';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (host: string, beginning = startOf(process.pid)) =>
  writeFileSync(join(folder, 'lock.json'), JSON.stringify({ host, pid: process.pid, beginning }));
const make = () => newBackup(folder, now, () => Promise.resolve(manifest));

describe('the folder of the backups', () => {
  it('has the unfinished backup under another name until its manifest is complete', async () => {
    const during: string[] = [];
    const place = await newBackup(folder, now, () => {
      during.push(...readdirSync(folder));
      return Promise.resolve(manifest);
    });
    expect(during).toEqual([`${name}.unfinished`, 'lock.json']);
    expect(place).toBe(join(folder, name));
    expect(readdirSync(folder)).toEqual([name]);
    expect(openBackup(folder)).toEqual({ folder: place, manifest });
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'has nothing left of a backup that met %s, and names the cause',
    async (code) => {
      const work = (draft: string) => {
        writeFileSync(join(draft, 'part'), 'half');
        return Promise.reject(Object.assign(new Error('write'), { code }));
      };
      await expect(newBackup(folder, now, work)).rejects.toThrow(/disk of .* is full/);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('drops what a killed run left', async () => {
    await make();
    writeFileSync(join(folder, '2026-11-30T04-00-00Z.unfinished'), '');
    lock(hostname(), 'another beginning');
    rmSync(join(folder, name), { recursive: true });
    await make();
    expect(readdirSync(folder)).toEqual([name]);
  });

  it('belongs to one run at a time, also on another machine', async () => {
    lock(hostname());
    await expect(make()).rejects.toThrow('Another backup');
    lock('another-machine');
    await expect(make()).rejects.toThrow('Another backup');
    utimesSync(join(folder, 'lock.json'), new Date(0), new Date(0));
    await make();
    expect(existsSync(join(folder, 'lock.json'))).toBe(false);
  });

  it('opens no backup with a damaged manifest', async () => {
    await make();
    writeFileSync(join(folder, name, 'backup.json'), '{"format": 1');
    expect(() => openBackup(folder)).toThrow('damaged');
  });
});
