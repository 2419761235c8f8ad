import { randomUUID } from 'node:crypto';
import { type DocumentState, type EventContract, events, type NewLedgerAccount } from '@groundwork/contracts';
import { type Figure, figuresOf, type FigureWitness } from '@groundwork/engine-evidence';
import { eventually } from '@groundwork/testing';
import { statementsOf, steadyQuarter } from './bank-months.ts';
import { documentState, sendDocument, sendStatement } from './documents.ts';
import { business, type RunningLedger } from './running-ledger.ts';

const today = '2026-01-20';
const patienceMs = 60_000;

export const ownName = { match: 'same', answer: null } as const;
export const ownBank: NewLedgerAccount = { ...business, numberEnding: '6789' };

export const profitAndLoss = (): DocumentState =>
  documentState({
    category: 'financial_reports',
    subcategory: 'profit_loss',
    period: { from: '2025-01-01', to: '2025-12-31' },
    figures: [{ name: 'revenue', value: 480_000, page: 1, confidence: 0.98 }],
    holder: ownName,
  });

interface SentDocument {
  version?: number;
  contract?: EventContract;
}

/** An owner whose figures are decided from the last event of the ledger, as profile does it. */
export class FiguredOwner {
  readonly userId = randomUUID();

  constructor(
    private readonly ledger: RunningLedger,
    private readonly typed: Readonly<Record<string, number>> = {},
  ) {}

  async figures(): Promise<Figure[]> {
    const { figures = [] } = await this.ledger.evidence(this.userId);
    const stated = { values: this.typed, answered: Object.keys(this.typed) };
    return figuresOf(stated, figures as readonly FigureWitness[], [], today);
  }

  /** The figure once it has the status; undefined once it is gone. */
  figure(field: string, status: Figure['status'] | undefined): Promise<Figure | undefined> {
    return eventually(
      async () => (await this.figures()).find((figure) => figure.field === field),
      (figure) => figure?.status === status,
      patienceMs,
    );
  }

  balance(status: Figure['status'] | undefined): Promise<Figure | undefined> {
    return this.figure('averageBankBalance', status);
  }

  async sourceGrades(): Promise<unknown[]> {
    const sources = (await this.figures()).flatMap((figure) => figure.sources);
    return [...new Set(sources.map(({ grade }) => grade))].filter((grade) => grade !== 0).sort();
  }

  async import(csv: string, account = ownBank): Promise<void> {
    const { ledger, userId } = this;
    const [first] = await ledger.accounts(userId);
    const chosen = first === undefined ? account : { id: first.id };
    await ledger.apply(userId, await ledger.plan(userId, await ledger.uploadRead(userId, csv), chosen));
  }

  async send(
    state: DocumentState,
    { version = 3, contract = events.documentProcessed }: SentDocument = {},
  ): Promise<void> {
    await sendDocument(this.ledger, contract, this.userId, { state, version });
  }

  review(state: DocumentState, status: 'verified' | 'rejected', version = 4): Promise<void> {
    return this.send({ ...state, status }, { version, contract: events.documentReviewed });
  }

  delete(state: DocumentState): Promise<void> {
    return this.send(state, { version: 9, contract: events.documentDeleted });
  }

  async sendStatements(of = steadyQuarter, more: Partial<DocumentState> = {}): Promise<DocumentState[]> {
    const states: DocumentState[] = [];
    for (const rows of statementsOf(of))
      states.push(await sendStatement(this.ledger, this.userId, rows, { holder: ownName, ...more }));
    return states;
  }

  sees(documentId: string, version: number): Promise<unknown> {
    const sql = 'select version from read_documents where document_id = $1';
    return eventually(
      () => this.ledger.service.query(sql, [documentId]),
      ([row]) => row?.['version'] === version,
      patienceMs,
    );
  }

  /** The rows of the statement are in the books, or no longer. */
  counts(documentId: string, isCounted = true): Promise<unknown> {
    const sql = 'select state from bank_files where document_id = $1';
    return eventually(
      () => this.ledger.service.query(sql, [documentId]),
      ([file]) => (isCounted ? file?.['state'] === 'applied' : file === undefined),
      patienceMs,
    );
  }
}
