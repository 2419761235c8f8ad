export const checkedServices: ReadonlySet<string> = new Set([
  'scoring',
  'matching',
  'documents',
  'profile',
  'ledger',
  'sharing',
]);

/** Queues and logs of a service with the owner of each row. `owner-keys.spec.ts` has their reasons. */
export const sharedTables: ReadonlySet<string> = new Set(['outbox', 'erasure_work', 'audit_entries']);

interface AcrossOwners {
  service: string;
  /** A part of the statement, with single spaces. */
  text: string;
  /** Who needs the rows of several owners. */
  why: string;
}

const everyService: AcrossOwners[] = [
  { service: 'every', text: 'next_at <= now() and (', why: 'a sweep claims the next due row of all owners' },
  {
    service: 'every',
    text: 'set next_at = now() + ',
    why: 'a sweep renews or postpones the row that it claimed',
  },
  {
    service: 'every',
    text: 'and tries = $2',
    why: 'a sweep checks whether the claimed row is still its own',
  },
  { service: 'every', text: `next_at = 'infinity'`, why: 'a sweep sets rows aside and counts them' },
  { service: 'every', text: 'key_id <> $1 and user_id >', why: 'an operator rotates the keys of all owners' },
  { service: 'every', text: 'group by key_id', why: 'an operator rotates the keys of all owners' },
];

const documents: AcrossOwners[] = [
  { service: 'documents', text: 'select id, before, gap_ms', why: 'a place in the queue counts all owners' },
  {
    service: 'documents',
    text: 'order by turn, due_since, id limit',
    why: 'the sweep enqueues due documents',
  },
  {
    service: 'documents',
    text: 'and deleted_at is null and user_id <> $1',
    why: 'time counts while others wait',
  },
  { service: 'documents', text: '"document"."deleted_at" < $1', why: 'the sweep purges deleted documents' },
  { service: 'documents', text: '"document"."sealed" = $1', why: 'the sweep encrypts files of old versions' },
  {
    service: 'documents',
    text: 'delete from arriving_files where since <',
    why: 'the sweep deletes files that have no document',
  },
  {
    service: 'documents',
    text: 'where names_version <> compared_version',
    why: 'a round compares the holders again',
  },
  { service: 'documents', text: '"document"."id" IN (', why: 'the sweep and support read several owners' },
  {
    service: 'documents',
    text: '"document"."user_id" != $',
    why: 'a reviewer reads the queue of all owners',
  },
  {
    service: 'documents',
    text: 'select user_id as "userId" from documents where id = $1',
    why: 'reviewers and workers of the previous version name no owner, and an id names a stored file',
  },
];

const others: AcrossOwners[] = [
  { service: 'ledger', text: '("bank-file"."user_id" != $2)', why: 'an id names a stored file' },
  {
    service: 'matching',
    text: 'ASC LIMIT 1000 FOR UPDATE',
    why: 'a changed catalog is counted for all owners',
  },
  { service: 'profile', text: '"removed_at" < $1', why: 'the sweep purges removed accounts' },
  { service: 'profile', text: '"due_on" <= $1', why: 'the sweep computes the figures that are due' },
  {
    service: 'scoring',
    text: 'for update skip locked) as claimed',
    why: 'the sweep computes the scores of the day',
  },
];

const sharing: AcrossOwners[] = [
  { service: 'sharing', text: 'from links where token_hash = $1', why: 'a token names no owner' },
  { service: 'sharing', text: 'from share_sessions where hash = $1', why: 'a session names no owner' },
  { service: 'sharing', text: 'from share_tickets where hash = $1', why: 'a ticket names no owner' },
  { service: 'sharing', text: 'from document_requests where token_hash = $1', why: 'a token names no owner' },
  { service: 'sharing', text: `"state" = 'building' and`, why: 'the sweep enqueues builds of all owners' },
  { service: 'sharing', text: 'where p.withdrawn_at < $1', why: 'the sweep deletes withdrawn packages' },
  { service: 'sharing', text: 'set network = null', why: 'the sweep deletes old networks of visits' },
];

export const acrossOwners: readonly AcrossOwners[] = [...everyService, ...documents, ...sharing, ...others];
