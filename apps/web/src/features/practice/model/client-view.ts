import type { Client, ClientQuery, ClientStage } from '@groundwork/contracts';
import { formatDate, formatMoment } from '#shared/formatting/format.ts';
import { words } from '../practice.wording.ts';

export type ClientSort = NonNullable<ClientQuery['sort']>;

export interface ClientView {
  readonly search: string;
  readonly stage: ClientStage | 'all';
  readonly sort: ClientSort;
}

export const allClients: ClientView = { search: '', stage: 'all', sort: 'name' };

export const isFiltered = ({ search, stage }: ClientView): boolean => search.trim() !== '' || stage !== 'all';

/** The server rejects an empty text. */
export function toQuery({ search, stage, sort }: ClientView) {
  const text = search.trim();
  return { sort, ...(text !== '' && { search: text }), ...(stage !== 'all' && { stage }) };
}

const figure = (value: number | null): string => (value === null ? words.clients.none : String(value));

/** A figure without its area, and a date that is not there, are no zero. */
export function cellsOf(client: Client) {
  const { stated, proven, missingPapers, openRequests, nextDue, expiresAt, lastOpenedAt } = client;
  return {
    stated: figure(stated),
    proven: figure(proven),
    missing: figure(missingPapers),
    requests: String(openRequests),
    due: nextDue === null ? words.clients.none : formatDate(nextDue.on),
    until: expiresAt === null ? words.clients.none : formatDate(expiresAt),
    opened: lastOpenedAt === null ? words.clients.none : formatMoment(lastOpenedAt),
  };
}
