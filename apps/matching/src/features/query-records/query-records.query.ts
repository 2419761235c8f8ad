import { Injectable } from '@nestjs/common';
import type {
  OwnRecordsQuery,
  OwnRecordsReply,
  RecordsQuery,
  RecordsReply,
  UserId,
} from '@groundwork/contracts';
import { countShown, isRecordState, queryLoans, sectorOf, stateCode } from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { loanQuery, placesLike, queryView } from '../../domain/record-query.rules.ts';
import { unknownState } from '../../records.errors.ts';
import { LoanRecords, type PublishedRecords } from '../../persistence/loan-records.repository.ts';
import { ownerSchema } from '../../persistence/matching.schema.ts';

const enoughLenders = 3;

@Injectable()
export class QueryRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: LoanRecords,
    private readonly clock: Clock,
  ) {}

  async run(request: RecordsQuery): Promise<RecordsReply> {
    return this.answer(await this.records.current(), request);
  }

  async own({ userId, ...request }: OwnRecordsQuery & { userId: UserId }): Promise<OwnRecordsReply> {
    const [records, home] = await Promise.all([this.records.current(), this.homeOf(userId)]);
    const { lender: _lender, ...filter } = loanQuery(request, records.index, this.thisYear());
    const places = placesLike(home.naics, home.state);
    const index = places.findIndex(
      (place) => countShown(records.index, { ...filter, ...place, lender: null }) >= enoughLenders,
    );
    const chosen = index === -1 ? places.length - 1 : index;
    const { naics, state } = places[chosen] ?? { naics: null, state: null };
    const place = { ...(naics !== null && { naics }), ...(state !== null && { state }) };
    return { ...this.answer(records, { ...request, ...place }), widened: chosen > 0 };
  }

  async places(state: string): Promise<string[]> {
    if (!isRecordState(state)) throw unknownState();
    return (await this.records.current()).index.countiesOf(state);
  }

  private answer(records: PublishedRecords, request: RecordsQuery): RecordsReply {
    const { index, asOf, lenderNames, naicsTitles } = records;
    const query = loanQuery(request, index, this.thisYear());
    const { shown, ...answer } = queryLoans(index, (id) => lenderNames.get(id) ?? id, query);
    const end = query.offset + answer.items.length;
    return {
      query: queryView(query, naicsTitles),
      asOf,
      ...answer,
      nextCursor: end < shown && answer.items.length > 0 ? String(end) : null,
    };
  }

  private async homeOf(userId: UserId): Promise<{ naics: string; state: string }> {
    const owner = await this.dataSource.manager.findOneBy(ownerSchema, { userId });
    const textOf = (name: string) => String(owner?.figures[name] ?? '').trim();
    const [naics, state] = [textOf('naicsCode'), stateCode(textOf('stateOfIncorporation')).toUpperCase()];
    return {
      naics: /^\d{6}$/.test(naics) && sectorOf(naics) ? naics : '',
      state: isRecordState(state) ? state : '',
    };
  }

  private thisYear(): number {
    return Number(this.clock.today().slice(0, 4));
  }
}
