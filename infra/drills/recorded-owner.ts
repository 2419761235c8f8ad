import type { ProfileChange } from '@groundwork/contracts';
import { currentRules, figuresOfProfile, score } from '@groundwork/engine-scoring';
import { Owner } from './owner.ts';

const FIELD = 'annualRevenueCurrent';

export interface Damage {
  readonly lost: number;
  readonly doubled: number;
  readonly wrongScores: number;
}

export class RecordedOwner {
  readonly #uploaded = new Set<string>();
  #sent = 0;
  #acknowledged = 0;
  #busy = false;

  private constructor(readonly owner: Owner) {}

  static signUp = async (url: string) => new RecordedOwner(await Owner.signUp(url));

  get isBusy(): boolean {
    return this.#busy;
  }

  read = (path: string) => this.owner.request(path);

  /** One change at a time: two saves at once have no order. */
  async change(uploads: boolean): Promise<void> {
    this.#busy = true;
    try {
      await (uploads ? this.#upload() : this.#save());
    } finally {
      this.#busy = false;
    }
  }

  async #save(): Promise<void> {
    this.#sent += 1;
    const value = this.#sent;
    const personalCreditScore = 500 + (value % 300);
    await this.owner.request('/api/business-profile', { [FIELD]: value * 1000, personalCreditScore });
    this.#acknowledged = value;
  }

  async #upload(): Promise<void> {
    this.#uploaded.add(await this.owner.upload());
  }

  async #profile(): Promise<Record<string, unknown>> {
    return (await this.owner.request('/api/business-profile')) as Record<string, unknown>;
  }

  async hasRightScore(): Promise<boolean> {
    const documents = await this.owner.documents();
    if (documents.some(({ status }) => status === 'pending' || status === 'processing')) return false;
    if (documents.length > 0) return true;
    const profile = await this.#profile();
    const input = { figures: figuresOfProfile(profile), documents: [], accounts: [] };
    const today = new Date().toISOString().slice(0, 10);
    return (await this.owner.score()) === score(input, today, currentRules).totalScore;
  }

  async damage(): Promise<Damage> {
    const [documents, profile] = [await this.owner.documents(), await this.#profile()];
    const stored = Number(profile[FIELD] ?? 0) / 1000;
    const ids = documents.map(({ id }) => id);
    const missing = [...this.#uploaded].filter((id) => !ids.some((each) => each === id)).length;
    const prints = documents.map(({ originalName }) => originalName);
    return {
      lost: Math.max(0, this.#acknowledged - stored) + missing,
      doubled: prints.length - new Set(prints).size + (await this.#doubledSaves()),
      wrongScores: (await this.hasRightScore()) ? 0 : 1,
    };
  }

  async #doubledSaves(): Promise<number> {
    const history = (await this.owner.request('/api/business-profile/history')) as ProfileChange[];
    const values = history.flatMap(({ fields }) =>
      fields.filter(({ field }) => field === FIELD).map(({ to }) => to),
    );
    return values.length - new Set(values).size;
  }
}
