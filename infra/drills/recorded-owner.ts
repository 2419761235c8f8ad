import type { BankFileView, DocumentView, ProfileChange, ScoreInputReply, User } from '@groundwork/contracts';
import { currentRules, figuresOfProfile, score } from '@groundwork/engine-scoring';
import { Owner } from './owner.ts';

const FIELD = 'annualRevenueCurrent';
const FIGURE = 'totalIncome';
const NAME_EVERY = 4;
const BANK_FILE_EVERY = 10;
const CORRECTION_EVERY = 3;

export interface Damage {
  readonly lost: number;
  readonly doubled: number;
  readonly wrongScores: number;
}

class Saves {
  readonly acknowledged: number[] = [];

  async add(value: number, send: (value: number) => Promise<unknown>): Promise<void> {
    await send(value);
    this.acknowledged.push(value);
  }

  lostIn = (listed: readonly number[]) => this.acknowledged.filter((value) => !listed.includes(value)).length;

  lostBehind = (stored: number) => this.acknowledged.filter((value) => value > stored).length;
}

const doubledIn = (listed: readonly unknown[]) => listed.length - new Set(listed).size;

/** An owner who remembers what the system acknowledged, and later looks for it on other routes than those of the saves. */
export class RecordedOwner {
  readonly #uploaded = new Set<string>();
  readonly #profile = new Saves();
  readonly #names = new Saves();
  readonly #bankFiles = new Saves();
  readonly #corrections = new Saves();
  #sent = 0;
  #busy = false;

  private constructor(readonly owner: Owner) {}

  static signUp = async (url: string) => new RecordedOwner(await Owner.signUp(url));

  get isBusy(): boolean {
    return this.#busy;
  }

  get acknowledged(): number {
    const saves = [this.#profile, this.#names, this.#bankFiles, this.#corrections];
    return saves.reduce((sum, { acknowledged }) => sum + acknowledged.length, this.#uploaded.size);
  }

  read = (path: string) => this.owner.request(path);

  /** One change at a time: two saves at once have no order. */
  async change(uploads: boolean): Promise<void> {
    this.#busy = true;
    try {
      if (uploads) this.#uploaded.add(await this.owner.upload());
      else await this.#save();
    } finally {
      this.#busy = false;
    }
  }

  #save(): Promise<void> {
    this.#sent += 1;
    const value = this.#sent;
    if (value % BANK_FILE_EVERY === 0) return this.#bankFiles.add(value, this.#sendBankFile);
    if (value % NAME_EVERY === 0) return this.#names.add(value, this.#changeName);
    if (this.#uploaded.size > 0 && value % CORRECTION_EVERY === 0) return this.#correct(value);
    return this.#profile.add(value, this.#saveProfile);
  }

  #saveProfile = (value: number) => {
    const personalCreditScore = 500 + (value % 300);
    return this.owner.request('/api/business-profile', { [FIELD]: value * 1000, personalCreditScore });
  };

  #changeName = (value: number) =>
    this.owner.request('/api/account', { firstName: `Drill ${value}`, lastName: 'Owner' }, 'PATCH');

  #sendBankFile = (value: number) => {
    const form = new FormData();
    const rows = `Date,Description,Amount\n2026-01-05,SHOP ${value},-5.00\n2026-01-06,SALE ${value},9.00\n`;
    form.append('file', new File([rows], `${value}.csv`));
    return this.owner.request('/api/bank-files', form);
  };

  async #correct(value: number): Promise<void> {
    const read = (await this.owner.documents()).find(
      ({ status, aiAnalysis }) =>
        status === 'processed' && aiAnalysis.extracted.some(({ name }) => name === FIGURE),
    );
    if (read === undefined) return this.#profile.add(value, this.#saveProfile);
    const page = read.aiAnalysis.extracted.find(({ name }) => name === FIGURE)?.page ?? 1;
    const changes = [{ what: 'figure', name: FIGURE, page, value: 50_000 + value }];
    await this.#corrections.add(value, () =>
      this.owner.request(`/api/documents/${read.id}/figures`, { version: read.version, changes }, 'PATCH'),
    );
  }

  async #storedProfile(): Promise<Record<string, unknown>> {
    return (await this.owner.request('/api/business-profile')) as Record<string, unknown>;
  }

  async hasRightScore(): Promise<boolean> {
    const documents = await this.owner.documents();
    if (documents.some(({ status }) => status === 'pending' || status === 'processing')) return false;
    if (documents.length > 0) return true;
    const profile = await this.#storedProfile();
    const input = { figures: figuresOfProfile(profile), documents: [], accounts: [] };
    const today = new Date().toISOString().slice(0, 10);
    return (await this.owner.score()) === score(input, today, currentRules).totalScore;
  }

  async damage(): Promise<Damage> {
    const documents = await this.owner.documents();
    const [saves, names, files] = [
      await this.#savedValues(),
      await this.#storedName(),
      await this.#listedFiles(),
    ];
    const corrections = correctionsIn(documents);
    const ids = documents.map(({ id }) => id);
    const missing = [...this.#uploaded].filter((id) => !ids.some((each) => each === id)).length;
    const prints = documents.map(({ originalName }) => originalName);
    return {
      lost:
        missing +
        this.#profile.lostIn(saves) +
        this.#profile.lostBehind(await this.#scoredValue()) +
        this.#names.lostBehind(names) +
        this.#bankFiles.lostIn(files) +
        this.#corrections.lostIn(corrections),
      doubled: [prints, saves, files, corrections].reduce((sum, listed) => sum + doubledIn(listed), 0),
      wrongScores: (await this.hasRightScore()) ? 0 : 1,
    };
  }

  async #savedValues(): Promise<number[]> {
    const history = (await this.owner.request('/api/business-profile/history')) as ProfileChange[];
    const changes = history.flatMap(({ fields }) => fields.filter(({ field }) => field === FIELD));
    return changes.map(({ to }) => Number(to) / 1000);
  }

  async #scoredValue(): Promise<number> {
    const { figures } = (await this.owner.request('/api/score/input')) as ScoreInputReply;
    return Number(figures[FIELD] ?? 0) / 1000;
  }

  async #storedName(): Promise<number> {
    const { firstName } = (await this.owner.request('/api/user')) as User;
    return Number(/^Drill (\d+)$/.exec(firstName)?.[1] ?? 0);
  }

  async #listedFiles(): Promise<number[]> {
    const files = (await this.owner.request('/api/bank-files')) as BankFileView[];
    return files
      .filter(({ source }) => source !== 'document')
      .map(({ name }) => Number(name.replace('.csv', '')));
  }
}

const correctionsIn = (documents: readonly DocumentView[]): number[] =>
  documents.flatMap(({ aiAnalysis }) =>
    (aiAnalysis.corrections ?? [])
      .filter(({ name }) => name === FIGURE)
      .map(({ value }) => Number(value) - 50_000),
  );
