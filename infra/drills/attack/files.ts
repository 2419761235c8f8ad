import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LongFile, longValueFiles, longValueDocuments } from '@groundwork/test-data';
import { SeededRandom } from '@groundwork/test-data/cases';
import { adminOf } from '../../bench/growth-people.ts';
import { atMost, type Figure, figure } from '../../bench/figures.ts';
import type { System } from '../../bench/ground.ts';
import { Failure } from '../../local/failure.ts';
import { print } from '../../local/progress.ts';
import { query, until } from '../../local/wait.ts';
import { Owner } from '../owner.ts';
import { type Answer, inParallel, Sender } from '../sender.ts';
import { formOf, sendBankFile, sendDocument } from './send-file.ts';

const AT_ONCE = 8;
/** The budget of an owner has 600 files in an hour; each of these sends a tenth of the files of owners. */
const OWNERS = 10;
const READ_WITHIN_MS = 600_000;
const RECORDS = '/api/admin/lender-records/uploads';

class FileSender {
  readonly statuses = new Map<number, number>();
  readonly faults: string[] = [];
  readonly #sender: Sender;

  constructor(
    readonly url: string,
    readonly admin: Owner,
    readonly owners: readonly Owner[],
  ) {
    this.#sender = new Sender(url);
  }

  close = () => {
    this.#sender.close();
  };

  #count(name: string, { status, body }: Answer): Answer {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 500) this.faults.push(`${status} ${name} ${body.slice(0, 200)}`);
    return { status, body, headers: {} };
  }

  #ownerOf(n: number): Owner {
    const owner = this.owners[n % this.owners.length];
    if (owner === undefined) throw new Failure('Nobody sends the files.');
    return owner;
  }

  async sendDocument(name: string, bytes: Uint8Array, n: number): Promise<void> {
    this.#count(
      name,
      await sendDocument(this.#sender, this.#ownerOf(n), { bytes, name: `document-${n}.pdf` }),
    );
  }

  async sendFile(file: LongFile, n: number): Promise<void> {
    switch (file.kind) {
      case 'bank CSV':
      case 'OFX':
        this.#count(file.name, await sendBankFile(this.#sender, this.#ownerOf(n), file));
        return;
      case 'catalog CSV':
        return this.#importCatalog(file);
      case 'loan records CSV':
        return this.#uploadRecords(file);
      case 'criteria':
        return this.#checkCriteria(file, n);
    }
  }

  async #importCatalog(file: LongFile): Promise<void> {
    const form = await formOf(file.content(), file.fileName);
    const headers = { ...form.headers, ...this.admin.headers };
    const sent = { path: '/api/admin/lenders/imports', method: 'POST', body: form.body, headers };
    this.#count(file.name, await this.#sender.send(sent));
  }

  /** A network can check 30 criteria in a minute, so each check comes from a network of its own. */
  async #checkCriteria(file: LongFile, n: number): Promise<void> {
    const sender = new Sender(this.url, `127.40.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`);
    const sent = { path: '/api/lender-criteria/check', method: 'POST', body: file.content() };
    this.#count(file.name, await sender.send({ ...sent, headers: { 'content-type': 'application/json' } }));
    sender.close();
  }

  async #records(method: string, path: string, body?: string): Promise<Answer> {
    const type = method === 'PUT' ? 'application/octet-stream' : 'application/json';
    const headers = { ...this.admin.headers, ...(body !== undefined && { 'content-type': type }) };
    return this.#sender.send({
      path: `${RECORDS}${path}`,
      method,
      headers,
      ...(body !== undefined && { body }),
    });
  }

  async #uploadRecords(file: LongFile): Promise<void> {
    const content = file.content();
    const sha256 = createHash('sha256').update(content).digest('hex');
    const open = JSON.stringify({ name: file.fileName, size: Buffer.byteLength(content), sha256 });
    const opened = this.#count(`${file.name}, opened`, await this.#records('POST', '', open));
    if (opened.status >= 300) return;
    const { id } = JSON.parse(opened.body) as { id: string };
    const part = await this.#records('PUT', `/${id}?offset=0`, content);
    this.#count(`${file.name}, sent`, part);
    const isRead = async () => {
      const { status, body } = await this.#records('GET', `/${id}`);
      return status === 200 && (JSON.parse(body) as { state: string }).state !== 'reading';
    };
    await until(isRead, { withinMs: READ_WITHIN_MS, everyMs: 250 });
    this.#count(`${file.name}, canceled`, await this.#records('DELETE', `/${id}`));
  }
}

const UNREAD = [
  `select 1 from ledger.bank_files where state = 'reading'`,
  `select 1 from matching.record_uploads where state = 'reading'`,
  `select 1 from documents.documents where status in ('pending', 'processing')`,
];

export async function unreadFiles({ facts }: System): Promise<number> {
  const counts = await Promise.all(UNREAD.map((statement) => query(facts.urls.postgres, statement)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Documents are few and cost most, so all of them are sent. The rest is a sample of the long values of all kinds of files. */
export async function hostileFiles(system: System, count: number): Promise<Figure[]> {
  const owners: Owner[] = [];
  while (owners.length < Math.min(OWNERS, count)) owners.push(await Owner.signUp(system.url));
  const files = new FileSender(system.url, await adminOf(system), owners);
  const documents = longValueDocuments().slice(0, Math.ceil(count / 4));
  const left = longValueFiles();
  const random = new SeededRandom(41);
  const sampled = Array.from({ length: Math.min(left.length, count - documents.length) });
  const sample = sampled.flatMap(() => left.splice(random.below(left.length), 1));
  await inParallel(AT_ONCE, [...documents.entries()], ([n, { name, make }]) =>
    files.sendDocument(name, make(n), n),
  );
  for (const kind of new Set(sample.map((one) => one.kind))) {
    const each = sample.filter((one) => one.kind === kind);
    const since = performance.now();
    await inParallel(AT_ONCE, [...each.entries()], ([n, file]) => files.sendFile(file, n));
    print(`  ${each.length} files of ${kind} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  }
  const isRead = async () => (await unreadFiles(system)) === 0;
  await until(isRead, { withinMs: READ_WITHIN_MS, everyMs: 500 });
  await sleep(1000);
  files.close();
  print(`  answers: ${[...files.statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}`);
  for (const fault of files.faults.slice(0, 10)) print(`  ${fault}`);
  return [
    figure('hostile files sent', documents.length + sample.length),
    atMost('hostile files with a 5xx', files.faults.length, 0),
    atMost('hostile files that were not read to the end', await unreadFiles(system), 0),
  ];
}
