import type { UserId } from '@groundwork/contracts';
import type { FieldPlace } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { DataKeys } from './data-key.repository.ts';
import { linkMinutes } from '../domain/link-minutes.rules.ts';
import type { MailKind } from '../domain/mail-words.rules.ts';

/** Only this is kept of a mail, and sealed: the words are ours. */
export interface MailContent {
  to: string;
  token?: string;
}

export const placeOfMail = (id: string, user: string): FieldPlace => ({
  table: 'mails',
  column: 'sealed',
  row: id,
  user,
});

const dayMinutes = 24 * 60;

/** What is to be sent is written beside the change it tells of: both are committed, or neither. */
export class MailBox {
  constructor(
    private readonly keys: DataKeys,
    /** Without a mail server nothing is kept for it. */
    readonly isConfigured: boolean,
  ) {}

  async put(manager: EntityManager, userId: UserId, mail: MailContent & { kind: MailKind }): Promise<void> {
    if (!this.isConfigured) return;
    const id = newId();
    const { kind, ...content } = mail;
    const sealed = await this.keys.seal(manager, placeOfMail(id, userId), JSON.stringify(content));
    await manager.query(
      `insert into mails (id, user_id, kind, sealed, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
      [id, userId, kind, sealed, content.token === undefined ? 2 * dayMinutes : linkMinutes],
    );
  }
}
