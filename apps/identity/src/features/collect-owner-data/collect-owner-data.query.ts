import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type BankFileId,
  type ExportedDocument,
  ownerServices,
  pictureTypeOf,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { DocumentFiles, KeyReceiver, SealedFiles } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { allPages, pageFrom } from '../../archive/all-pages.reader.ts';
import type { ExportedFile, OwnerData, Row } from '../../archive/owner-data.adapter.ts';
import { userNotFound } from '../../identity.errors.ts';
import { consentsOf } from '../../persistence/consent.repository.ts';
import { openSessionsOf } from '../../persistence/session.schema.ts';
import { accountTables, peopleOf } from '../../persistence/people-export.repository.ts';
import { userSchema, userView } from '../../persistence/user.schema.ts';
import { allPreferences } from '../../persistence/notice-preference.repository.ts';
import { noticesOf } from '../../persistence/notice.repository.ts';
import { CollectPackages } from '../collect-packages/collect-packages.query.ts';

const pageLimit = 200;
const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

const archiveName = (folder: string, name: string, index: number) =>
  `${folder}/${index + 1}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`;

const sessionsOf = async (manager: EntityManager, userId: UserId, now: Date): Promise<Row[]> =>
  (await openSessionsOf(manager, userId, now)).map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
    device,
    createdAt,
    lastUsedAt,
    expiresAt,
  }));

const preferencesOf = async (manager: EntityManager, userId: UserId): Promise<Row[]> =>
  Object.entries(await allPreferences(manager, userId)).map(([kind, wish]) => ({ kind, ...wish }));

/** The first business of a person has their account. */
const isAccount = ({ userId, actorId }: Acting): boolean => String(userId) === String(actorId);

const none: OwnerData = { tables: {}, files: [] };

@Injectable()
export class CollectOwnerData {
  constructor(
    private readonly services: RpcClient,
    private readonly dataSource: DataSource,
    private readonly files: DocumentFiles,
    private readonly packages: CollectPackages,
    private readonly clock: Clock,
  ) {}

  async collect(own: Acting): Promise<OwnerData> {
    const account = isAccount(own) ? await this.account(own.userId) : none;
    const business = await this.business(own);
    return {
      tables: { ...account.tables, ...business.tables },
      files: [...business.files, ...account.files],
    };
  }

  private async account(userId: UserId): Promise<OwnerData> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(userSchema, { id: userId });
    if (!user) throw userNotFound();
    return {
      tables: {
        account: userView(user),
        sessions: await sessionsOf(manager, userId, this.clock.now()),
        ...(await accountTables(manager, userId, this.clock.now())),
        consents: await consentsOf(manager, userId),
        notices: await noticesOf(manager, userId),
        'notice-preferences': await preferencesOf(manager, userId),
      },
      files: user.profileImageUrl === null ? [] : [await this.pictureFile(userId)],
    };
  }

  private async business(own: Acting): Promise<OwnerData> {
    const { userId } = own;
    const exported = await this.services.call(rpc.privacy.profile, own);
    const { profile, accounts, dismissedProposals = [], settledFigures = [] } = exported;
    const documents = await this.documents(own);
    const bank = await this.bankRecords(own);
    const packages = await this.packages.run(own);
    const requests = await allPages((cursor) =>
      this.services.call(rpc.privacy.documentRequests, { ...own, page: pageFrom(cursor) }),
    );
    const tables: OwnerData['tables'] = {
      profile,
      'bank-accounts': accounts,
      'dismissed-proposals': dismissedProposals,
      'settled-figures': settledFigures,
      ...(await this.histories(own)),
      recommendations: await this.services.call(rpc.scoring.recommendations, own),
      'lender-notes': await this.services.call(rpc.privacy.lenderNotes, own),
      subscription: await this.services.call(rpc.billing.subscription, own),
      invoices: await this.services.call(rpc.billing.invoices, own),
      people: await peopleOf(this.dataSource.manager, userId, this.clock.now()),
      'access-log': await this.accessLog(userId),
      documents: documents.map(({ view }) => view),
      'learned-labels': documents.flatMap(({ learned = [] }) => learned),
      ...bank.tables,
      ...packages.tables,
      requests,
    };
    const documentFiles = documents.flatMap(({ file, rows }, index) =>
      [file, ...(rows ? [rows] : [])].map((each) => ({
        name: archiveName('documents', each.originalName, index),
        open: () => this.files.open(each),
      })),
    );
    return { tables, files: [...documentFiles, ...bank.files, ...packages.files] };
  }

  private async histories(own: Acting): Promise<OwnerData['tables']> {
    const { services } = this;
    return {
      'profile-history': await allPages((cursor) =>
        services.call(rpc.profile.history, { ...own, page: pageFrom(cursor) }),
      ),
      'score-history': await allPages((cursor) =>
        services.call(rpc.scoring.history, { ...own, page: pageFrom(cursor) }),
      ),
      'proven-score-history': await allPages((cursor) =>
        services.call(rpc.scoring.provenHistory, { ...own, page: pageFrom(cursor) }),
      ),
    };
  }

  /** The media type of a picture is not stored. */
  private async pictureFile(userId: UserId): Promise<ExportedFile> {
    const storageKey = `pictures/${userId}`;
    const { storage } = this.files;
    const type = pictureTypeOf(await buffer(await storage.get(storageKey)));
    return { name: type ? `picture.${extensions[type]}` : 'picture', open: () => storage.get(storageKey) };
  }

  private documents(own: Acting): Promise<ExportedDocument[]> {
    return allPages((cursor) =>
      this.services.call(rpc.privacy.documents, { ...own, page: pageFrom(cursor) }),
    );
  }

  private async bankRecords(own: Acting): Promise<OwnerData> {
    const { accounts, files, corrections, witnesses } = await this.services.call(rpc.privacy.ledger, own);
    const rows = await allPages((cursor) =>
      this.services.call(rpc.privacy.ledgerRows, { ...own, page: { limit: pageLimit, ...pageFrom(cursor) } }),
    );
    return {
      tables: {
        'bank-record-accounts': accounts,
        'bank-files': files.map(({ storageKey: _, ...file }) => file),
        'bank-rows': rows,
        'bank-row-corrections': corrections,
        witnesses,
      },
      files: files.flatMap(({ id, name, storageKey }, index) =>
        storageKey
          ? [
              {
                name: archiveName('bank-files', name, index),
                open: () => this.openBankFile(own.userId, id, storageKey),
              },
            ]
          : [],
      ),
    };
  }

  private async openBankFile(userId: UserId, fileId: BankFileId, storageKey: string): Promise<Readable> {
    const receiver = new KeyReceiver();
    const request = { userId, fileId, receiver: receiver.publicKey };
    const { key } = await this.services.call(rpc.ledger.fileKey, request);
    const files = new SealedFiles(this.files.storage, { key: receiver.open(key, fileId), mayBePlain: false });
    return files.get(storageKey);
  }

  private async accessLog(userId: UserId): Promise<Row[]> {
    const logs = await Promise.all(
      ownerServices.map(async (service) => {
        const lines = await allPages((cursor) =>
          this.services.call(rpc[service].audit, { userId, limit: pageLimit, ...pageFrom(cursor) }),
        );
        return lines.map((line) => ({ service, ...line }));
      }),
    );
    return logs.flat().sort((a, b) => (a.id < b.id ? 1 : -1));
  }
}
