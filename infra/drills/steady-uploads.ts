import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, exactly, type Figure, figure } from '../bench/figures.ts';
import { print } from '../local/progress.ts';
import { Owner } from './owner.ts';

interface Upload {
  readonly id: string;
  readonly at: number;
}

interface BeforeDisaster {
  readonly owner: Owner;
  readonly uploads: readonly Upload[];
  readonly at: number;
}

export class SteadyUploads {
  readonly #uploads: Upload[] = [];
  readonly #working: Promise<void>;
  #isOver = false;

  constructor(readonly owner: Owner) {
    this.#working = this.#work();
  }

  async end(at: number): Promise<BeforeDisaster> {
    this.#isOver = true;
    await this.#working;
    return { owner: this.owner, uploads: this.#uploads.filter((upload) => upload.at <= at), at };
  }

  async #work() {
    while (!this.#isOver) {
      const id = await this.owner.upload().catch(() => undefined);
      if (id !== undefined) this.#uploads.push({ id, at: Date.now() });
      await sleep(1000);
    }
  }
}

const TOO_MANY_REQUESTS = 429;

async function hasFile(owner: Owner, id: string): Promise<boolean> {
  const answer = await fetch(`${owner.url}/api/documents/${id}/file`, { headers: owner.headers });
  await answer.arrayBuffer();
  if (answer.status === TOO_MANY_REQUESTS) return sleep(1000).then(() => hasFile(owner, id));
  if (!answer.ok) print(`The file of a document was answered with ${answer.status}`);
  return answer.ok;
}

/** What a restored system has of the uploads, read with the session of before. */
export async function compareUploads(
  url: string,
  { owner: { token }, uploads, at }: BeforeDisaster,
  mostLostSeconds: number,
): Promise<Figure[]> {
  const owner = new Owner(url, token);
  const documents = await owner.documents();
  const stored = new Set<string>(documents.map(({ id }) => id));
  const [lost] = uploads.filter(({ id }) => !stored.has(id));
  const lostSeconds = lost === undefined ? 0 : (at - lost.at) / 1000;
  const names = new Set(documents.map(({ originalName }) => originalName));
  const files: boolean[] = [];
  // One after the other: the gateway limits the requests of a session.
  for (const id of stored) files.push(await hasFile(owner, id));
  const scored = await (await Owner.signUp(url)).uploadUntilScored();
  print(`A new owner’s upload reaches the score: ${JSON.stringify(scored)}`);
  const stayed = uploads.filter(({ id }) => stored.has(id)).length;
  return [
    figure('uploads', uploads.length),
    mostLostSeconds > 0 ? figure('of them kept', stayed) : exactly('of them kept', stayed, uploads.length),
    atMost('seconds of uploads lost', lostSeconds, mostLostSeconds),
    exactly('documents that are there twice', documents.length - names.size, 0),
    exactly('documents without their file', files.filter((has) => !has).length, 0),
  ];
}
