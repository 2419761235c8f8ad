import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ObjectStorage } from '@groundwork/platform-storage';
import { fill } from '../../../libs/wording/src/fill.ts';
import { serverTexts, things } from '../doctor.wording.ts';
import { built } from '../operator-command.ts';
import { fault, fine, type Finding, reasonOf } from './finding.ts';
import { type Place, VARIABLES } from './place.ts';

type Step = keyof typeof serverTexts.steps;

class StepFailed extends Error {
  constructor(
    readonly step: Step,
    cause: unknown,
  ) {
    super(reasonOf(cause));
  }
}

const doing = <T>(step: Step, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new StepFailed(step, error);
  });

export async function probeStorage(storage: ObjectStorage): Promise<Finding[]> {
  const content = randomUUID();
  const key = `probe-${content}`;
  try {
    await doing('write', storage.put(key, Readable.from([Buffer.from(content)])));
    const stored = await doing('read', storage.get(key).then(text)).finally(() =>
      doing('remove', storage.remove(key)),
    );
    return stored === content
      ? [fine(things.storage, serverTexts.stored)]
      : [fault(things.storage, serverTexts.changed)];
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    const { step, message: reason } = error;
    return [fault(things.storage, fill(serverTexts.steps[step], { reason, variable: VARIABLES.storage }))];
  }
}

export async function checkStorage({ urls }: Place): Promise<Finding[]> {
  const { storage: url } = urls;
  if (url === undefined)
    return [fault(things.storage, fill(serverTexts.unset, { variable: VARIABLES.storage }))];
  const { createStorage } = await built(() => import('@groundwork/platform-storage'));
  return probeStorage(createStorage(url));
}
