import { randomUUID } from 'node:crypto';
import {
  type AccountId,
  actingForSelf,
  type DocumentId,
  type DocumentView,
  enclosedScore,
  type LinkId,
  type OwnNumbers,
  packageChoice,
  type PackageId,
  type PackageItemId,
  packageSources,
  type PackageView,
  routeExamples,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { sealKey } from '@groundwork/platform-storage';
import { FakeService, type RunningService, runService, SettableClock } from '@groundwork/testing';
import { sharingConfig } from '../src/sharing.config.ts';
import { sharingModule } from '../src/sharing.module.ts';
import { sharingDatabase } from '../src/persistence/database.ts';

export const accountId = randomUUID() as AccountId;

const numbers: OwnNumbers = {
  numbers: [
    { kind: 'ssn', id: null, digits: '123456789' },
    { kind: 'ein', id: null, digits: '987654321' },
    { kind: 'accountNumber', id: accountId, digits: '400123456789' },
  ],
  dateOfBirth: '1980-03-04',
};

const replyOf = (route: keyof typeof routeExamples) => structuredClone(routeExamples[route]?.reply) as never;
const aProfile = () => ({
  ...(replyOf('profile') as object),
  legalBusinessName: 'Cedar Lane Bakery',
  useOfFunds: 'Two ovens and a long list of other machines for the bakery. My SSN is 123-45-6789.',
  repaymentPlan: 'From sales.',
  loanRequestAmount: 100_000,
  loanPurpose: 'equipment',
  loanTerm: 60,
});

const aScore = () => {
  const { totalScore, level, factors } = replyOf('score') as {
    totalScore: number;
    level: string;
    factors: object;
  };
  const stated = { totalScore, level, rulesVersion: '1.2', factors };
  const input = { today: '2026-11-20', rulesVersion: '1.2', figures: {}, accounts: [], documents: [] };
  return enclosedScore.parse({ input, result: { stated, proven: null }, provenInput: null });
};

const documentNotFound = () => new DomainError('not-found', 'DOCUMENT_NOT_FOUND', 'no document');

interface OwnDocument {
  owner: string;
  view: DocumentView;
}

/** The service on real servers, with a database of its own, beside fakes of the services that it calls. */
export class RunningSharing {
  private readonly documents = new Map<string, OwnDocument>();
  readonly fakes: FakeService;
  readonly aScore = aScore;
  readonly mails: { to: string; code: string }[] = [];
  readonly links: { to: string; token: string; reminds: boolean }[] = [];
  mail: 'on' | 'off' | 'away' = 'on';

  private constructor(
    readonly service: RunningService,
    readonly clock: SettableClock,
  ) {
    const { connection } = service;
    this.fakes = new FakeService(connection)
      .on(packageSources.profile, aProfile as never)
      .on(packageSources.numbers, ({ userId, receiver }) => ({
        sealed: sealKey(receiver, userId, Buffer.from(JSON.stringify(numbers))),
      }))
      .on(packageSources.score, aScore)
      .on(packageSources.figures, () => replyOf('figures'))
      .on(rpc.identity.mailShareCode, (mail) => this.queue(mail))
      .on(rpc.identity.mailDocumentRequest, ({ to, token, reminds }) =>
        this.queueLink({ to, token, reminds }),
      )
      .on(packageSources.cashFlow, () => replyOf('cashFlow'))
      .on(packageSources.document, ({ userId, documentId }) => this.viewOf(userId, documentId))
      .on(packageSources.documentStates, ({ userId }) => ({ documents: this.statesOf(userId) }))
      .on(packageSources.documentFile, ({ userId, documentId }) => ({
        storageKey: `files/${documentId}`,
        mediaType: 'application/pdf',
        originalName: 'January.pdf',
        document: { userId, documentId },
      }));
  }

  static async start(environment: Record<string, string> = {}): Promise<RunningSharing> {
    const clock = new SettableClock(new Date().toISOString());
    const service = await runService({
      service: 'sharing',
      config: sharingConfig,
      module: sharingModule,
      clock,
      database: sharingDatabase,
      environment: { PUBLIC_URL: 'https://site.example', ...environment },
    });
    const running = new RunningSharing(service, clock);
    await service.connection.flush();
    return running;
  }

  stop(): Promise<void> {
    return this.service.stop();
  }

  get rpc() {
    return this.service.rpc;
  }

  addDocument(owner: string, change: Partial<DocumentView> = {}): DocumentId {
    const id = randomUUID() as DocumentId;
    const view = { ...(replyOf('document') as DocumentView), id, ...change };
    this.documents.set(id, { owner, view: { ...view, aiAnalysis: { ...view.aiAnalysis, pages: 2 } } });
    return id;
  }

  private queueLink(mail: { to: string; token: string; reminds: boolean }) {
    if (this.mail === 'away') throw new DomainError('unavailable', 'UNAVAILABLE', 'identity is away');
    this.links.push(mail);
    return { isQueued: true };
  }

  private queue({ to, code }: { to: string; code: string }) {
    if (this.mail === 'away') throw new DomainError('unavailable', 'UNAVAILABLE', 'identity is away');
    if (this.mail === 'on') this.mails.push({ to, code });
    return { isQueued: this.mail === 'on' };
  }

  private viewOf(userId: string, id: string): DocumentView {
    const stored = this.documents.get(id);
    if (stored?.owner !== userId) throw documentNotFound();
    return stored.view;
  }

  private statesOf(userId: string) {
    return [...this.documents.values()]
      .filter(({ owner }) => owner === userId)
      .map(({ view }) => ({ version: 1, deleted: false, state: stateOf(view) }));
  }

  create(owner: string, choice: object = {}): Promise<PackageView> {
    const parsed = packageChoice.parse({ title: 'For First Bank', lenderName: 'First Bank', ...choice });
    return this.rpc.call(rpc.sharing.create, { ...actingForSelf(owner), choice: parsed });
  }

  view(owner: string, packageId: PackageId): Promise<PackageView> {
    return this.rpc.call(rpc.sharing.package, { userId: owner, packageId });
  }

  /** Carries out what a worker does, without its pictures. */
  async build(owner: string, { id: packageId, version }: PackageView, recognition = 1): Promise<PackageView> {
    const own = { userId: owner as UserId, packageId, version };
    for (;;) {
      const step = await this.rpc.call(rpc.sharing.buildStep, own);
      if (step.kind === 'end') break;
      if (step.kind === 'pages') {
        for (const page of step.pages) await this.recordPage(own, step.itemId, page, recognition);
        continue;
      }
      const files = [...step.texts, ...step.documents].map(({ path }) => ({ path, bytes: 1, sha256: 'ab' }));
      await this.rpc.call(rpc.sharing.sealBuild, { ...own, files });
      await this.rpc.call(rpc.sharing.recordBuild, { ...own, bytes: 1000, memoPages: 2 });
    }
    return this.view(owner, packageId);
  }

  recordPage(
    own: { userId: UserId; packageId: PackageId; version: number },
    itemId: PackageItemId,
    page: number,
    recognition = 1,
  ) {
    return this.rpc.call(rpc.sharing.recordPage, { ...own, itemId, page, recognition, hits: 0 });
  }

  async ready(owner: string, choice: object = {}): Promise<PackageView> {
    return this.build(owner, await this.create(owner, choice));
  }

  async addLink(owner: string, packageId: PackageId, body: object = {}) {
    const link = {
      name: 'Ann',
      email: 'ann@bank.example',
      organization: null,
      mode: 'view' as const,
      ...body,
    };
    const added = await this.rpc.call(rpc.sharing.addLink, { ...actingForSelf(owner), packageId, link });
    return { ...added, token: added.url.split('#')[1] ?? '' };
  }

  code(owner: string, linkId: LinkId) {
    return this.rpc.call(rpc.sharing.showCode, { ...actingForSelf(owner), linkId });
  }

  /** A visit after the right code. */
  async visit(owner: string, packageId: PackageId, body: object = {}) {
    const { link, token } = await this.addLink(owner, packageId, body);
    const { code } = await this.code(owner, link.id);
    const { session } = await this.rpc.call(rpc.sharing.beginSession, {
      token,
      code,
      clientAddress: '203.0.113.77',
    });
    return { link, token, session };
  }
}

const stateOf = ({ id, category, subcategory, status }: DocumentView) => ({
  documentId: id,
  category,
  subcategory,
  status,
  fraudScore: 0,
  confidence: 1,
  signals: [],
  sha256: id,
  period: { from: '2026-10-01', to: '2026-10-31' },
});
