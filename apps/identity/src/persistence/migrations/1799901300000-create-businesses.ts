import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofBusiness = 'user_id uuid not null references businesses (user_id) on delete cascade';
const ofPractice = 'practice_id uuid not null references practices (id) on delete cascade';
const ownerAreas = `{"profile": "edit", "documents": "edit", "banking": "edit", "score": "edit", "matches": "edit",
  "applications": "share", "packages": "share", "billing": "edit"}`;

export class CreateBusinesses1799901300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createBusinesses(queryRunner);
    await createPractices(queryRunner);
    await createInvitations(queryRunner);
    await createClients(queryRunner);
    await openFirstBusinesses(queryRunner);
    await exportEachBusiness(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from exports where not exists (select 1 from users where id = user_id)`);
    await queryRunner.query(`
      alter table exports drop column actor_id, drop constraint exports_of_business,
        add constraint exports_user_id_fkey foreign key (user_id) references users (id) on delete cascade`);
    await queryRunner.query(`
      drop table practice_clients, client_papers, client_rows, access_lines, invitations, practice_staff,
        practices, grants, businesses`);
  }
}

async function createBusinesses(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table if not exists businesses (
      user_id uuid primary key,
      name text not null,
      plan text not null default 'starter',
      plan_version integer not null default 0,
      version integer not null default 1,
      created_by uuid,
      created_at timestamptz not null default now()
    )`);
  await queryRunner.query(`
    create table if not exists grants (
      id uuid primary key,
      ${ofBusiness},
      holder_type text not null check (holder_type in ('person', 'practice')),
      holder_id uuid not null,
      role text not null check (role in ('owner', 'member', 'adviser')),
      areas jsonb not null,
      expires_at timestamptz,
      granted_by uuid,
      granted_at timestamptz not null default now(),
      ended_at timestamptz,
      last_used_at timestamptz,
      version integer not null default 1
    )`);
  await queryRunner.query(`
    create unique index if not exists grants_of_business on grants (user_id, holder_id) where ended_at is null`);
  await queryRunner.query('create index if not exists grants_of_holder on grants (holder_id, user_id)');
  await queryRunner.query('create index if not exists grants_by_granter on grants (granted_by)');
  await queryRunner.query(`
    create table if not exists access_lines (
      ${ofBusiness},
      actor_id uuid not null,
      area text not null,
      hour timestamptz not null,
      expires_at timestamptz not null,
      primary key (user_id, actor_id, area, hour)
    )`);
  await queryRunner.query('create index if not exists access_lines_by_expiry on access_lines (expires_at)');
}

async function createPractices(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table if not exists practices (
      id uuid primary key,
      name text not null,
      plan text not null default 'starter' check (plan in ('starter', 'master')),
      plan_version integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      closed_at timestamptz
    )`);
  await queryRunner.query(`
    create table if not exists practice_staff (
      ${ofPractice},
      person_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('admin', 'staff')),
      joined_at timestamptz not null default now(),
      left_at timestamptz,
      primary key (practice_id, person_id)
    )`);
  await queryRunner.query(
    'create index if not exists practice_staff_of_person on practice_staff (person_id)',
  );
}

async function createInvitations(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table if not exists invitations (
      id uuid primary key,
      token_hash text not null unique,
      kind text not null check (kind in ('member', 'owner', 'adviser', 'client', 'staff')),
      email text not null,
      user_id uuid references businesses (user_id) on delete cascade,
      practice_id uuid references practices (id) on delete cascade,
      business_name text,
      areas jsonb,
      role text check (role in ('admin', 'staff')),
      grant_expires_at timestamptz,
      hand_over boolean not null default false,
      created_by uuid,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
      accepted_by uuid,
      result_id uuid,
      version integer not null default 1,
      check ((user_id is null) <> (practice_id is null))
    )`);
  for (const column of ['user_id', 'practice_id', 'created_by', 'email', 'expires_at'])
    await queryRunner.query(
      `create index if not exists invitations_by_${column} on invitations (${column}, created_at desc)`,
    );
}

async function createClients(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    create table if not exists client_rows (
      user_id uuid primary key references businesses (user_id) on delete cascade,
      stated integer,
      stated_version integer not null default 0,
      proven integer,
      proven_version integer not null default 0,
      papers jsonb not null default '{}',
      open_requests integer not null default 0,
      next_due_what text,
      next_due_on date
    )`);
  await queryRunner.query(`
    create table if not exists client_papers (
      ${ofBusiness},
      document_id uuid not null,
      version integer not null,
      category text not null,
      counts boolean not null,
      primary key (user_id, document_id)
    )`);
  await queryRunner.query(`
    create table if not exists practice_clients (
      ${ofPractice},
      ${ofBusiness},
      stage text not null default 'collecting',
      last_opened_at timestamptz,
      primary key (practice_id, user_id)
    )`);
  await queryRunner.query(
    'create index if not exists practice_clients_of_business on practice_clients (user_id)',
  );
}

async function openFirstBusinesses(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    insert into businesses (user_id, name, plan, plan_version, created_by, created_at)
    select id, left(concat_ws(' ', first_name, last_name), 120), subscription_plan, plan_version, id, created_at
    from users on conflict do nothing`);
  await queryRunner.query(
    `insert into grants (id, user_id, holder_type, holder_id, role, areas, granted_by, granted_at)
     select gen_random_uuid(), id, 'person', id, 'owner', $1::jsonb, id, created_at from users u
     where not exists (select 1 from grants g where g.user_id = u.id)
     on conflict do nothing`,
    [ownerAreas],
  );
}

/** An owner exports the business; the account of another owner is not part of it. */
async function exportEachBusiness(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    alter table exports
      add column if not exists actor_id uuid,
      drop constraint if exists exports_user_id_fkey,
      drop constraint if exists exports_of_business,
      add constraint exports_of_business
        foreign key (user_id) references businesses (user_id) on delete cascade`);
}
