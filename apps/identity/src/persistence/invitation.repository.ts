import type {
  AreaLevels,
  BusinessId,
  GrantId,
  Invitation,
  InvitationId,
  InvitationKind,
  InvitationState,
  PracticeId,
  PracticeRole,
  OpenedInvitation,
  UserId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { emailHint, invitationStateAt } from '../domain/invitation.rules.ts';

export interface InvitationRow {
  id: InvitationId;
  kind: InvitationKind;
  email: string;
  businessId: BusinessId | null;
  practiceId: PracticeId | null;
  businessName: string | null;
  areas: AreaLevels | null;
  role: PracticeRole | null;
  grantExpiresAt: Date | null;
  handOver: boolean;
  createdBy: UserId | null;
  createdAt: Date;
  expiresAt: Date;
  state: Exclude<InvitationState, 'expired'>;
  acceptedBy: UserId | null;
  resultId: GrantId | PracticeId | null;
  version: number;
}

interface NamedInvitationRow extends InvitationRow {
  inviterName: string | null;
  practice: string | null;
  business: string | null;
}

const columns = `i.id, i.kind, i.email, i.user_id as "businessId", i.practice_id as "practiceId",
  i.business_name as "businessName", i.areas, i.role, i.grant_expires_at as "grantExpiresAt",
  i.hand_over as "handOver", i.created_by as "createdBy", i.created_at as "createdAt",
  i.expires_at as "expiresAt", i.state, i.accepted_by as "acceptedBy", i.result_id as "resultId", i.version`;

const named = `select ${columns}, u.first_name || ' ' || u.last_name as "inviterName", p.name as practice,
    b.name as business
  from invitations i left join users u on u.id = i.created_by
  left join practices p on p.id = i.practice_id left join businesses b on b.user_id = i.user_id`;

const mostListed = 500;

export type NewInvitation = Omit<InvitationRow, 'state' | 'acceptedBy' | 'resultId' | 'version'> & {
  tokenHash: string;
};

export async function insertInvitation(manager: EntityManager, row: NewInvitation): Promise<void> {
  await manager.query(
    `insert into invitations (id, token_hash, kind, email, user_id, practice_id, business_name, areas, role,
       grant_expires_at, hand_over, created_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      row.id,
      row.tokenHash,
      row.kind,
      row.email,
      row.businessId,
      row.practiceId,
      row.businessName,
      row.areas && JSON.stringify(row.areas),
      row.role,
      row.grantExpiresAt,
      row.handOver,
      row.createdBy,
      row.createdAt,
      row.expiresAt,
    ],
  );
}

export type Sender =
  { businessId: BusinessId; practiceId: null } | { businessId: null; practiceId: PracticeId };

const placeOf = ({ businessId, practiceId }: Sender): [string, string] =>
  practiceId === null ? ['i.user_id', businessId] : ['i.practice_id', practiceId];

export const invitationsOf = (manager: EntityManager, from: Sender): Promise<NamedInvitationRow[]> => {
  const [column, id] = placeOf(from);
  const newest = `order by i.created_at desc, i.id desc limit ${mostListed}`;
  return manager.query(`${named} where ${column} = $1 ${newest}`, [id]);
};

export const invitationsSentBy = (manager: EntityManager, creator: UserId): Promise<NamedInvitationRow[]> =>
  manager.query(`${named} where i.created_by = $1 order by i.created_at desc, i.id desc`, [creator]);

export async function findInvitation(
  manager: EntityManager,
  id: InvitationId,
): Promise<NamedInvitationRow | undefined> {
  const [row]: NamedInvitationRow[] = await manager.query(`${named} where i.id = $1`, [id]);
  return row;
}

export async function findInvitationBy(
  manager: EntityManager,
  hash: string,
): Promise<NamedInvitationRow | undefined> {
  const [row]: NamedInvitationRow[] = await manager.query(`${named} where i.token_hash = $1`, [hash]);
  return row;
}

export async function lockInvitation(
  manager: EntityManager,
  id: InvitationId,
): Promise<InvitationRow | undefined> {
  const [row]: InvitationRow[] = await manager.query(
    `select ${columns} from invitations i where i.id = $1 for update`,
    [id],
  );
  return row;
}

interface Settled extends Pick<InvitationRow, 'id' | 'state' | 'version'> {
  acceptedBy?: UserId;
  resultId?: GrantId | PracticeId;
}

export async function settleInvitation(manager: EntityManager, settled: Settled): Promise<void> {
  const { id, state, version, acceptedBy = null, resultId = null } = settled;
  await manager.query(
    'update invitations set state = $2, version = $3, accepted_by = $4, result_id = $5 where id = $1',
    [id, state, version, acceptedBy, resultId],
  );
}

export async function hasOpenInvitation(
  manager: EntityManager,
  from: Sender,
  { email, kind, now }: { email: string; kind: InvitationKind; now: Date },
): Promise<boolean> {
  const [column, id] = placeOf(from);
  const rows: unknown[] = await manager.query(
    `select 1 from invitations i where ${column} = $1 and i.email = $2 and i.state = 'open'
       and i.expires_at > $3 and (i.user_id is not null or i.kind = $4)`,
    [id, email, now, kind],
  );
  return rows.length > 0;
}

/** The newest first. */
export async function sentSince(
  manager: EntityManager,
  from: Sender,
  { since, most }: { since: Date; most: number },
): Promise<Date[]> {
  const [column, id] = placeOf(from);
  const rows: { at: Date }[] = await manager.query(
    `select i.created_at as at from invitations i where ${column} = $1 and i.created_at > $2
     order by i.created_at desc limit $3`,
    [id, since, most],
  );
  return rows.map(({ at }) => at);
}

export const openInvitationsFrom = (
  manager: EntityManager,
  from: Sender,
  creator?: UserId,
): Promise<InvitationRow[]> => {
  const [column, id] = placeOf(from);
  return manager.query(
    `select ${columns} from invitations i
     where ${column} = $1 and ($2::uuid is null or i.created_by = $2) and i.state = 'open'
     order by i.id for update`,
    [id, creator ?? null],
  );
};

export const invitationsCreatedBy = (manager: EntityManager, creator: UserId): Promise<InvitationRow[]> =>
  manager.query(
    `select ${columns} from invitations i where i.created_by = $1 and i.state = 'open' order by i.id for update`,
    [creator],
  );

export async function deleteInvitationsTo(manager: EntityManager, email: string): Promise<void> {
  await manager.query('delete from invitations where email = $1', [email]);
}

const inviterOf = ({ inviterName, practice, business }: NamedInvitationRow): Invitation['from'] => ({
  name: inviterName ?? '',
  practice,
  business,
});

export const invitationView = (row: NamedInvitationRow, now: Date): Invitation => ({
  id: row.id,
  kind: row.kind,
  email: row.email,
  from: inviterOf(row),
  businessId: row.businessId,
  practiceId: row.practiceId,
  areas: row.areas,
  role: row.role,
  grantExpiresAt: row.grantExpiresAt?.toISOString() ?? null,
  handOver: row.handOver,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: invitationStateAt(row, now),
});

export const invitationPreview = (row: NamedInvitationRow, now: Date): OpenedInvitation => ({
  kind: row.kind,
  from: inviterOf(row),
  areas: row.areas,
  emailHint: emailHint(row.email),
  expiresAt: row.expiresAt.toISOString(),
  state: invitationStateAt(row, now),
  businessName: row.business ?? row.businessName,
  handOver: row.handOver,
});
