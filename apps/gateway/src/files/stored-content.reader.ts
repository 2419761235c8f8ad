import { log } from '@groundwork/platform-observability';
import { DamagedObject, ObjectNotFound } from '@groundwork/platform-storage';
import { damagedFile, routeNotFound } from '../gateway.errors.ts';

function toFileError(error: unknown): unknown {
  if (error instanceof ObjectNotFound) return routeNotFound();
  if (!(error instanceof DamagedObject)) return error;
  log().error({ err: error }, 'A stored file is damaged');
  return damagedFile(error);
}

export const contentOrProblem = <T>(content: Promise<T>): Promise<T> =>
  content.catch((error: unknown) => {
    throw toFileError(error);
  });
