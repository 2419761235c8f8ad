import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  actingForSelf,
  type LinkId,
  packageFolder,
  type PackageId,
  packageZipKey,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { newToken, tokenHash } from '@groundwork/platform-crypto';
import { ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { eventually } from '@groundwork/testing';
import { DataSource } from 'typeorm';
import { OwnerKeys } from '../src/persistence/owner-key.repository.ts';
import type { RunningSharing } from './running-sharing.ts';

const readers = 50;
const downloads = 4;
const zipBytes = 24 * 1024 * 1024;
const graceMs = 1000;
const watchedMs = 1500;
const pauseMs = 10;

export interface RevokedRun {
  /** Answers to requests that began a second after the revocation or later, by status. */
  readonly late: Record<number, number>;
  readonly served: number;
  readonly cut: number;
  readonly whole: number;
  readonly slowestCutMs: number;
}

interface Package {
  readonly userId: UserId;
  readonly packageId: PackageId;
}

/** A ZIP that is larger than all buffers between a gateway and a slow reader. */
export async function packageWithZip(sharing: RunningSharing, userId: UserId): Promise<Package> {
  const { id: packageId } = await sharing.ready(userId);
  const { app } = sharing.service;
  const vault = await app
    .get(OwnerKeys, { strict: false })
    .vaultOf(app.get(DataSource, { strict: false }).manager, userId);
  const key = vault.packageKey(packageId);
  const files = new SealedFiles(app.get(ObjectStorage, { strict: false }), { key, mayBePlain: false });
  await files.put(packageZipKey(packageFolder(packageId, 1)), Readable.from([randomBytes(zipBytes)]));
  return { userId, packageId };
}

async function sessionsOf(sharing: RunningSharing, userId: UserId, session: string): Promise<string[]> {
  const others = Array.from({ length: readers - 1 }, () => newToken());
  for (const other of others)
    await sharing.service.query(
      `insert into share_sessions (hash, user_id, link_id, package_id, visit_id, expires_at)
       select $3, user_id, link_id, package_id, gen_random_uuid(), expires_at from share_sessions
       where user_id = $1 and hash = $2`,
      [userId, tokenHash(session), tokenHash(other)],
    );
  return [session, ...others];
}

async function openDownload(url: string, session: string): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const started = await fetch(`${url}/api/shared/downloads`, {
    method: 'POST',
    headers: { authorization: `Share ${session}` },
  });
  const { url: path } = (await started.json()) as { url: string };
  const { body, status } = await fetch(`${url}${path}`);
  if (!body) throw new Error(`A download without a body: ${status}`);
  const reader = body.getReader();
  await reader.read();
  return reader;
}

/** Slowly until the second has passed: a quick reader would have the whole file before its link ends. */
async function readToEnd(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  slowUntil: number,
): Promise<'cut' | 'whole'> {
  try {
    while (!(await reader.read()).done) if (performance.now() < slowUntil) await sleep(pauseMs);
    return 'whole';
  } catch {
    return 'cut';
  }
}

/** Readers on all gateways while the link ends, by two revocations at once. */
export async function revokeUnderLoad(
  sharing: RunningSharing,
  urls: readonly string[],
  { userId, packageId }: Package,
): Promise<RevokedRun> {
  const { link, session } = await sharing.visit(userId, packageId, { mode: 'download' });
  const sessions = await sessionsOf(sharing, userId, session);
  const urlOf = (at: number) => urls[at % urls.length] ?? '';
  const running = await Promise.all(
    sessions.slice(0, downloads).map((each, at) => openDownload(urlOf(at), each)),
  );
  let revokedAt = Number.POSITIVE_INFINITY;
  const late: Record<number, number> = {};
  let served = 0;
  const read = async (each: string, at: number) => {
    for (let turn = at; performance.now() < revokedAt + watchedMs; turn += 1) {
      const begunAt = performance.now();
      const headers = { authorization: `Share ${each}` };
      const { status, body } = await fetch(`${urlOf(turn)}/api/shared/package`, { headers });
      await body?.cancel();
      if (status === 200) served += 1;
      if (begunAt > revokedAt + graceMs) late[status] = (late[status] ?? 0) + 1;
    }
  };
  const reading = sessions.map(read);
  await eventually(
    () => Promise.resolve(served),
    (count) => count >= readers,
  );
  await revokeTwice(sharing, userId, link.id);
  revokedAt = performance.now();
  const ends = running.map(
    async (reader) => [await readToEnd(reader, revokedAt + graceMs), performance.now() - revokedAt] as const,
  );
  await Promise.all(reading);
  const ended = await Promise.all(ends);
  return {
    late,
    served,
    cut: ended.filter(([how]) => how === 'cut').length,
    whole: ended.filter(([how]) => how === 'whole').length,
    slowestCutMs: Math.max(...ended.map(([, ms]) => ms)),
  };
}

async function revokeTwice(sharing: RunningSharing, userId: UserId, linkId: LinkId): Promise<void> {
  const revoke = () => sharing.rpc.call(rpc.sharing.revokeLink, { ...actingForSelf(userId), linkId });
  await Promise.all([revoke(), revoke()]);
}
