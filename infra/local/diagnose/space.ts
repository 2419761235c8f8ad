import { existsSync, statfsSync } from 'node:fs';
import { fill } from '../../../libs/wording/src/fill.ts';
import { spaceTexts, things } from '../doctor.wording.ts';
import { NEEDED_MB } from '../instance.ts';
import { fault, fine, type Finding, note } from './finding.ts';
import type { Place } from './place.ts';

const SOON_MB = 2000;

export function judgeSpace(folder: string, free: number): Finding {
  if (free < NEEDED_MB) return fault(things.space, fill(spaceTexts.full, { free, folder, least: NEEDED_MB }));
  if (free < SOON_MB) return note(things.space, fill(spaceTexts.soon, { free, folder }));
  return fine(things.space, fill(spaceTexts.free, { free, folder }));
}

function freeMb(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1e6);
}

export function checkSpace({ urls, folder }: Place): Finding[] {
  const files = urls.storage?.startsWith('folder:') ? urls.storage.slice('folder:'.length) : undefined;
  const folders = [folder, files].filter((each) => each !== undefined && existsSync(each)) as string[];
  if (folders.length === 0) return [note(things.space, spaceTexts.elsewhere)];
  return folders.map((each) => judgeSpace(each, freeMb(each)));
}
