import type { PracticeId, UserId } from '@groundwork/contracts';
import type { FieldPlace } from '@groundwork/platform-crypto';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';
import type { DataKeys } from './data-key.repository.ts';
import { linkMinutes } from '../domain/link-minutes.rules.ts';
import type { MailKind } from '../domain/mail-texts.rules.ts';

export interface MailContent {
  to: string;
  token?: string;
  code?: string;
  /** Who invites, and to what. */
  from?: { name: string; place: string };
  /** The brand of this practice is the sender. */
  practiceId?: PracticeId;
}

export const mailFieldPlace = (id: string, user: string): FieldPlace => ({
  table: 'mails',
  column: 'sealed',
  row: id,
  user,
});

const dayMinutes = 24 * 60;
const codeMinutes = 15;

/** After this time nothing can be done with the mail. */
function minutesOf({ token, code, from }: MailContent): number {
  if (from !== undefined) return 2 * dayMinutes;
  if (code !== undefined) return codeMinutes;
  return token === undefined ? 2 * dayMinutes : linkMinutes;
}

/** In the transaction of the change, so that both are committed or neither. */
export class MailQueue {
  constructor(
    private readonly keys: DataKeys,
    readonly isConfigured: boolean,
  ) {}

  async enqueue(
    manager: EntityManager,
    userId: UserId,
    mail: MailContent & { kind: MailKind },
  ): Promise<void> {
    if (!this.isConfigured) return;
    const id = newId();
    const { kind, ...content } = mail;
    const sealed = await this.keys.seal(manager, mailFieldPlace(id, userId), JSON.stringify(content));
    await manager.query(
      `insert into mails (id, user_id, kind, sealed, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
      [id, userId, kind, sealed, minutesOf(content)],
    );
  }
}
