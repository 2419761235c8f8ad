import { Injectable } from '@nestjs/common';
import type { DocumentId, DocumentWait, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { favoredPlans } from '../domain/analysis-turn.rules.ts';
import type { DocumentRow } from '../domain/document.model.ts';
import { type DocumentPlace, toWait } from '../domain/document-wait.rules.ts';
import { dueTurnsSql } from './analysis-turn.repository.ts';

const recentMs = 3_600_000;

const placesSql = `
  select id, before, gap_ms as "gapMs" from (
    select id, user_id, lane, row_number() over (partition by lane order by turn, due_since, id)::int - 1 as before
    from (${dueTurnsSql()}) due where status = 'pending'
  ) waiting
  left join lane_pace on lane_pace.lane = waiting.lane and ended_at > $4
  where user_id = $3`;

@Injectable()
export class WaitingDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async waitsOf(
    userId: UserId,
    rows: readonly Pick<DocumentRow, 'status'>[],
  ): Promise<Map<DocumentId, DocumentWait | null>> {
    if (!rows.some(({ status }) => status === 'pending')) return new Map();
    const now = this.clock.now();
    const parameters = [now, favoredPlans, userId, new Date(now.getTime() - recentMs)];
    const places = await this.dataSource.query<(DocumentPlace & { id: DocumentId })[]>(placesSql, parameters);
    return new Map(places.map(({ id, ...place }) => [id, toWait(place)]));
  }
}
