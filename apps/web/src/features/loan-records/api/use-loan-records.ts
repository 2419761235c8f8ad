import type { OwnRecordsReply, RecordsReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import type { RecordView } from '../model/record-view.ts';

type Size = NonNullable<RecordsReply['query']['size']>;
type Program = NonNullable<RecordsReply['query']['program']>;

const limit = 25;

export function useOwnRecords(
  { sort, size, program }: RecordView,
  cursor: string | null,
): Query<OwnRecordsReply> {
  return useQuery(routes.ownLenderRecords, {
    query: {
      limit,
      sort,
      ...(size && { size: size as Size }),
      ...(program && { program: program as Program }),
      ...(cursor !== null && { cursor }),
    },
  });
}

export function useRecords(view: RecordView, cursor: string | null): Query<RecordsReply> {
  const { naics, state, county, sort, size, program } = view;
  return useQuery(routes.lenderRecords, {
    query: {
      limit,
      sort,
      ...(naics && { naics }),
      ...(state && { state }),
      ...(state && county && { county }),
      ...(size && { size: size as Size }),
      ...(program && { program: program as Program }),
      ...(cursor !== null && { cursor }),
    },
  });
}

export function useCounties(state: string): readonly string[] {
  return useQuery(routes.recordPlaces, { query: { state } }).data ?? [];
}
