import { Injectable } from '@nestjs/common';
import {
  type DocumentId,
  type LearnedLabel,
  learnedLabel,
  mostLearnedLabels,
  type PaperLabels,
  paperLabels,
  type UserId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { DocumentRow } from '../domain/document.model.ts';
import { labelsTaughtBy } from '../domain/learned-labels.rules.ts';
import { DataKeys } from './data-key.repository.ts';

type OwnRow = Pick<DocumentRow, 'userId' | 'id'>;

const paperPlace = (id: string) => ({ table: 'paper_labels', column: 'content', row: id });
const labelPlace = (id: string) => ({ table: 'learned_labels', column: 'content', row: id });

const deleteLabels = (manager: EntityManager, { userId, id }: OwnRow) =>
  manager.query('delete from learned_labels where user_id = $1 and document_id = $2', [userId, id]);

const deletePaper = (manager: EntityManager, { userId, id }: OwnRow) =>
  manager.query('delete from paper_labels where user_id = $1 and document_id = $2', [userId, id]);

const deleteOldest = (manager: EntityManager, userId: UserId) =>
  manager.query(
    `delete from learned_labels where user_id = $1 and correction_id in (
       select correction_id from learned_labels where user_id = $1 order by at desc, correction_id offset $2)`,
    [userId, mostLearnedLabels],
  );

export async function forgetDocument(manager: EntityManager, row: OwnRow): Promise<void> {
  await deleteLabels(manager, row);
  await deletePaper(manager, row);
}

@Injectable()
export class LearnedLabels {
  constructor(private readonly dataKeys: DataKeys) {}

  async storePaper(
    manager: EntityManager,
    { userId, id }: OwnRow,
    labels: PaperLabels | null,
  ): Promise<void> {
    if (labels === null) {
      await deletePaper(manager, { userId, id });
      return;
    }
    const cipher = await this.dataKeys.cipherOf(manager, userId);
    await manager.query(
      `insert into paper_labels (user_id, document_id, content) values ($1, $2, $3)
       on conflict (user_id, document_id) do update set content = excluded.content`,
      [userId, id, cipher.encrypt(paperPlace(id), JSON.stringify(labels))],
    );
  }

  async follow(manager: EntityManager, row: DocumentRow): Promise<void> {
    if (row.corrections.length === 0) return;
    await deleteLabels(manager, row);
    const paper = await this.paperOf(manager, row);
    const taught = paper === null ? [] : labelsTaughtBy(row, paper);
    if (taught.length === 0) return;
    const cipher = await this.dataKeys.cipherOf(manager, row.userId);
    for (const label of taught) {
      const { correction, at } = label.from;
      const content = cipher.encrypt(labelPlace(correction), JSON.stringify(label));
      await manager.query(
        `insert into learned_labels (user_id, correction_id, document_id, at, content)
         values ($1, $2, $3, $4, $5)`,
        [row.userId, correction, row.id, at, content],
      );
    }
    await deleteOldest(manager, row.userId);
  }

  /** Newest first. A deleted document teaches nothing. */
  async ofOwner(manager: EntityManager, userId: UserId): Promise<LearnedLabel[]> {
    const rows = await manager.query<{ id: string; content: string }[]>(
      `select correction_id as id, content from learned_labels l
       where user_id = $1 and exists (
         select from documents d
         where d.user_id = $1 and d.id = l.document_id and d.deleted_at is null)
       order by at desc, correction_id`,
      [userId],
    );
    if (rows.length === 0) return [];
    const cipher = await this.dataKeys.cipherOf(manager, userId);
    return rows.map(({ id, content }) =>
      learnedLabel.parse(JSON.parse(cipher.decrypt(labelPlace(id), content))),
    );
  }

  private async paperOf(manager: EntityManager, { userId, id }: OwnRow): Promise<PaperLabels | null> {
    const [row] = await manager.query<{ content: string }[]>(
      'select content from paper_labels where user_id = $1 and document_id = $2',
      [userId, id],
    );
    if (!row) return null;
    const cipher = await this.dataKeys.cipherOf(manager, userId);
    return paperLabels.parse(JSON.parse(cipher.decrypt(paperPlace(id), row.content)));
  }
}

export const labelsOfDocument = (labels: readonly LearnedLabel[], id: DocumentId) =>
  labels
    .filter(({ from }) => from.document === id)
    .map(({ figure, label, from }) => ({ figure, label, from }));
