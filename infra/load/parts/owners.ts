import exec from 'k6/execution';
import { get, post, remove } from './calls.ts';
import { figuresOf } from './figures.ts';

/** Who a script acts as. The seeding command writes many of them into one file. */
export interface Owner {
  readonly token: string;
}

export interface Ground {
  readonly owners: readonly Owner[];
  readonly since: string;
}

const seeded = __ENV['OWNERS_FILE'] === undefined ? undefined : open(__ENV['OWNERS_FILE']);

/** An owner with figures: an empty account would be answered faster than a real one. */
function signUp(n: number): Owner {
  const person = { firstName: 'Load', lastName: `Test ${n}`, password: `Load-${Date.now()}-${n}-only` };
  const email = `load.${Date.now()}.${n}@example.com`;
  const { token } = post(
    '/api/auth/signup',
    { ...person, email },
    undefined,
    [201],
  ).json() as unknown as Owner;
  post('/api/business-profile', figuresOf(n), token);
  return { token };
}

/** The owners of the seeding command, or as many new ones. Called once, before the load begins. */
export function prepareOwners(count: number): Ground {
  const since = new Date().toISOString();
  if (seeded !== undefined) return { owners: JSON.parse(seeded) as Owner[], since };
  return { owners: Array.from({ length: count }, (_, n) => signUp(n)), since };
}

/** The next one in turn, so that two runs do the same. */
export function inTurn(owners: readonly Owner[]): Owner {
  const owner = owners[exec.scenario.iterationInTest % owners.length];
  if (owner === undefined) throw new Error('There is no owner.');
  return owner;
}

interface Uploaded {
  readonly id: string;
  readonly createdAt: string;
}

/** Takes away what this run uploaded, and nothing older. Called once, after the load. */
export function cleanUp({ owners, since }: Ground): void {
  for (const { token } of owners) {
    const documents = get('/api/documents', token).json() as unknown as readonly Uploaded[];
    for (const { id } of documents.filter(({ createdAt }) => createdAt >= since))
      remove(`/api/documents/${id}`, token);
  }
}
