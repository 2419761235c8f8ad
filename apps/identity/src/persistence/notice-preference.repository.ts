import { type NoticeKind, noticeKinds, type NoticePreferences, type UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

interface Preference {
  inApp: boolean;
  byMail: boolean;
}

const defaultPreference: Preference = { inApp: true, byMail: false };

interface PreferenceRow {
  kind: NoticeKind;
  in_app: boolean;
  by_mail: boolean;
}

const findPreferences = (manager: EntityManager, userId: UserId): Promise<PreferenceRow[]> =>
  manager.query('select kind, in_app, by_mail from notice_preferences where user_id = $1', [userId]);

const preferenceIn = (rows: PreferenceRow[], kind: NoticeKind): Preference => {
  const row = rows.find((each) => each.kind === kind);
  return row ? { inApp: row.in_app, byMail: row.by_mail } : defaultPreference;
};

export async function preferenceFor(
  manager: EntityManager,
  userId: UserId,
  kind: NoticeKind,
): Promise<Preference> {
  return preferenceIn(await findPreferences(manager, userId), kind);
}

export async function allPreferences(
  manager: EntityManager,
  userId: UserId,
): Promise<NoticePreferences['kinds']> {
  const rows = await findPreferences(manager, userId);
  const kinds = noticeKinds.map((kind) => [kind, preferenceIn(rows, kind)]);
  return Object.fromEntries(kinds) as NoticePreferences['kinds'];
}

export async function setPreference(
  manager: EntityManager,
  userId: UserId,
  { kind, inApp, byMail }: Preference & { kind: NoticeKind },
): Promise<void> {
  await manager.query(
    `insert into notice_preferences (user_id, kind, in_app, by_mail) values ($1, $2, $3, $4)
     on conflict (user_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`,
    [userId, kind, inApp, byMail],
  );
}
