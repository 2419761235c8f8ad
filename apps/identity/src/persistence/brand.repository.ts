import {
  type Brand,
  type BrandColors,
  type BrandInForce,
  brandsAtOnce,
  entitlements,
  logoAddressOf,
  type LogoHash,
  type PracticeId,
} from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

export interface BrandRow {
  practiceId: PracticeId;
  name: string;
  colors: BrandColors;
  logo: Buffer | null;
  logoHash: LogoHash | null;
  host: string | null;
  hostVerifiedAt: Date | null;
  replyTo: string | null;
  replyToConfirmedAt: Date | null;
  replyTokenHash: string | null;
  replyTokenExpiresAt: Date | null;
}

const columnsWithoutLogo = `practice_id as "practiceId", name, colors, logo_hash as "logoHash", host,
  host_verified_at as "hostVerifiedAt", reply_to as "replyTo", reply_to_confirmed_at as "replyToConfirmedAt",
  reply_token_hash as "replyTokenHash", reply_token_expires_at as "replyTokenExpiresAt"`;
const columns = `${columnsWithoutLogo}, logo`;

const inForce = 'p.closed_at is null and p.plan = any($1)';
const plansWithBrand = [...entitlements.whiteLabel.plans];

const viewWith = (row: Omit<BrandRow, 'logo'>, logo: string | null): Brand => ({
  name: row.name,
  colors: row.colors,
  logo,
  host: row.host,
  hostVerified: row.hostVerifiedAt !== null,
  replyTo: row.replyTo,
  replyToConfirmed: row.replyToConfirmedAt !== null,
});

export const brandView = (row: BrandRow): Brand =>
  viewWith(row, row.logo && `data:image/png;base64,${row.logo.toString('base64')}`);

/** In a list the logo is an address: a reply has no room for many pictures. */
export const listedBrandView = (row: Omit<BrandRow, 'logo'>): Brand =>
  viewWith(row, row.logoHash && logoAddressOf(row.logoHash));

export async function lockBrand(manager: EntityManager, id: PracticeId): Promise<BrandRow | undefined> {
  const [row]: BrandRow[] = await manager.query(
    `select ${columns} from practice_brands where practice_id = $1 for update`,
    [id],
  );
  return row;
}

export const brandsOf = (
  manager: EntityManager,
  ids: readonly PracticeId[],
): Promise<Omit<BrandRow, 'logo'>[]> =>
  manager.query(`select ${columnsWithoutLogo} from practice_brands where practice_id = any($1)`, [ids]);

export async function saveBrand(manager: EntityManager, row: BrandRow): Promise<void> {
  await manager.query(
    `insert into practice_brands (practice_id, name, colors, logo, logo_hash, host, host_verified_at, reply_to,
       reply_to_confirmed_at, reply_token_hash, reply_token_expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (practice_id) do update set name = excluded.name, colors = excluded.colors,
       logo = excluded.logo, logo_hash = excluded.logo_hash, host = excluded.host,
       host_verified_at = excluded.host_verified_at, reply_to = excluded.reply_to,
       reply_to_confirmed_at = excluded.reply_to_confirmed_at, reply_token_hash = excluded.reply_token_hash,
       reply_token_expires_at = excluded.reply_token_expires_at`,
    [
      row.practiceId,
      row.name,
      JSON.stringify(row.colors),
      row.logo,
      row.logoHash,
      row.host,
      row.hostVerifiedAt,
      row.replyTo,
      row.replyToConfirmedAt,
      row.replyTokenHash,
      row.replyTokenExpiresAt,
    ],
  );
}

export async function deleteBrand(manager: EntityManager, id: PracticeId): Promise<boolean> {
  const statement = 'delete from practice_brands where practice_id = $1 returning 1';
  const [rows] = await manager.query<[unknown[], number]>(statement, [id]);
  return rows.length > 0;
}

export async function holderOf(manager: EntityManager, host: string): Promise<PracticeId | undefined> {
  const [row]: { id: PracticeId }[] = await manager.query(
    'select practice_id as id from practice_brands where host = $1',
    [host],
  );
  return row?.id;
}

export async function releaseHost(
  manager: EntityManager,
  id: PracticeId,
  { host, evenIfProven }: { host: string; evenIfProven: boolean },
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update practice_brands set host = null, host_verified_at = null
     where practice_id = $1 and host = $2 and (host_verified_at is null or $3) returning 1`,
    [id, host, evenIfProven],
  );
  return rows.length > 0;
}

export async function forgetReplyTo(manager: EntityManager, email: string): Promise<void> {
  await manager.query(
    `update practice_brands set reply_to = null, reply_to_confirmed_at = null, reply_token_hash = null,
       reply_token_expires_at = null
     where reply_to = $1`,
    [email.toLowerCase()],
  );
}

export async function practiceOfReplyToken(
  manager: EntityManager,
  hash: string,
  now: Date,
): Promise<PracticeId | undefined> {
  const [row]: { id: PracticeId }[] = await manager.query(
    `select b.practice_id as id from practice_brands b join practices p on p.id = b.practice_id
     where b.reply_token_hash = $1 and b.reply_token_expires_at > $2 and p.closed_at is null`,
    [hash, now],
  );
  return row?.id;
}

/** One statement, so that the link works once also in simultaneous requests. */
export async function consumeReplyToken(manager: EntityManager, hash: string, now: Date): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update practice_brands
     set reply_to_confirmed_at = $2, reply_token_hash = null, reply_token_expires_at = null
     where reply_token_hash = $1 and reply_token_expires_at > $2 returning 1`,
    [hash, now],
  );
  return rows.length > 0;
}

export interface WantedBrands {
  only?: PracticeId | undefined;
  after?: PracticeId | undefined;
}

export const brandsInForce = (
  manager: EntityManager,
  { only, after }: WantedBrands,
): Promise<BrandInForce[]> =>
  manager.query(
    `select b.practice_id as "practiceId", p.name as "practiceName", b.name, b.colors,
       b.logo_hash as "logoHash", case when b.host_verified_at is not null then b.host end as host
     from practice_brands b join practices p on p.id = b.practice_id
     where ${inForce} and ($2::uuid is null or b.practice_id = $2) and ($3::uuid is null or b.practice_id > $3)
     order by b.practice_id limit ${brandsAtOnce}`,
    [plansWithBrand, only ?? null, after ?? null],
  );

export interface WantedLogo {
  practiceId: PracticeId;
  hash: LogoHash;
}

export async function logoOf(
  manager: EntityManager,
  { practiceId, hash }: WantedLogo,
): Promise<Buffer | null> {
  const [row]: { logo: Buffer }[] = await manager.query(
    `select b.logo from practice_brands b join practices p on p.id = b.practice_id
     where ${inForce} and b.practice_id = $2 and b.logo_hash = $3`,
    [plansWithBrand, practiceId, hash],
  );
  return row?.logo ?? null;
}

export interface MailSender {
  name: string;
  replyTo: string | null;
}

export async function senderOf(manager: EntityManager, id: PracticeId): Promise<MailSender | undefined> {
  const [row]: MailSender[] = await manager.query(
    `select b.name, case when b.reply_to_confirmed_at is not null then b.reply_to end as "replyTo"
     from practice_brands b join practices p on p.id = b.practice_id where ${inForce} and b.practice_id = $2`,
    [plansWithBrand, id],
  );
  return row;
}
