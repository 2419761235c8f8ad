import { Controller } from '@nestjs/common';
import {
  type OwnRecordsQuery,
  type OwnRecordsReply,
  type RecordsQuery,
  type RecordsReply,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { QueryRecords } from './query-records.query.ts';

@Controller()
export class QueryRecordsRpc {
  constructor(private readonly records: QueryRecords) {}

  @Rpc(rpc.matching.records)
  answer(query: RecordsQuery): Promise<RecordsReply> {
    return this.records.run(query);
  }

  @Rpc(rpc.matching.ownRecords)
  own(query: OwnRecordsQuery & { userId: UserId }): Promise<OwnRecordsReply> {
    return this.records.own(query);
  }

  @Rpc(rpc.matching.recordPlaces)
  places({ state }: { state: string }): Promise<string[]> {
    return this.records.places(state);
  }
}
