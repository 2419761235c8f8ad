import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentView } from '@groundwork/contracts';
import { Failure } from '../../local/failure.ts';
import { until } from '../../local/wait.ts';
import { Owner, TAX_RETURN, taxReturn } from '../owner.ts';
import { Sender } from '../sender.ts';
import { sendDocument } from './send-file.ts';

const LOOK_EVERY_MS = 50;
const READ_WITHIN_MS = 120_000;
const OWNERS = 4;

export class HonestDocuments {
  readonly times: number[] = [];
  #n = 0;

  private constructor(
    readonly owners: readonly Owner[],
    readonly sender: Sender,
  ) {}

  static async prepare(url: string, address: string): Promise<HonestDocuments> {
    const owners: Owner[] = [];
    while (owners.length < OWNERS) owners.push(await Owner.signUp(url));
    return new HonestDocuments(owners, new Sender(url, address));
  }

  async during(isOver: () => boolean, restMs: number): Promise<number[]> {
    const first = this.times.length;
    do {
      this.times.push(await this.#next().catch(() => READ_WITHIN_MS));
      if (!isOver()) await sleep(restMs);
    } while (!isOver());
    return this.times.slice(first);
  }

  async #next(): Promise<number> {
    this.#n += 1;
    const owner = this.owners[this.#n % OWNERS];
    if (owner === undefined) throw new Failure('There is no honest owner.');
    const file = { bytes: Buffer.from(taxReturn(60_000 + 100 * this.#n)), name: `form-1040-${this.#n}.pdf` };
    const since = performance.now();
    const { status, body } = await sendDocument(this.sender, owner, file, TAX_RETURN);
    if (status >= 300) return READ_WITHIN_MS;
    const { id } = JSON.parse(body) as DocumentView;
    const wasRead = await until(() => this.#isRead(owner, id), {
      withinMs: READ_WITHIN_MS,
      everyMs: LOOK_EVERY_MS,
    });
    return wasRead ? performance.now() - since : READ_WITHIN_MS;
  }

  async #isRead({ headers }: Owner, id: string): Promise<boolean> {
    const answer = this.sender.send({ path: `/api/documents/${id}`, headers });
    const { status, body } = await answer.catch(() => ({ status: 0, body: '' }));
    return status === 200 && (JSON.parse(body) as DocumentView).status === 'processed';
  }

  close(): void {
    this.sender.close();
  }
}
