import type { ScoreCause, UserId } from '@groundwork/contracts';
import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { Mark, ScoredOwner } from '../domain/owner.model.ts';

export interface ScoreChangeRow {
  id: string;
  userId: UserId;
  at: Date;
  fromTotal: number;
  toTotal: number;
  cause: ScoreCause;
}

export const ownerSchema = new EntitySchema<ScoredOwner>({
  name: 'owner',
  tableName: 'owners',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    version: { type: 'integer' },
    profileVersion: { type: 'integer', name: 'profile_version' },
    figures: { type: 'jsonb' },
    answered: { type: 'jsonb' },
    typed: { type: 'jsonb' },
    settled: { type: 'jsonb' },
    accounts: { type: 'jsonb' },
    accountsVersion: { type: 'integer', name: 'accounts_version' },
    totalScore: { type: 'integer', name: 'total_score' },
    result: { type: 'jsonb', nullable: true },
    calculatedAt: { type: 'timestamptz', name: 'calculated_at' },
    calculatedFor: { type: 'date', name: 'calculated_for' },
    rulesNumber: { type: 'integer', name: 'rules_number' },
    pending: { type: 'jsonb', nullable: true },
    nextChangeOn: { type: 'date', name: 'next_change_on', nullable: true },
    foreseenVersion: { type: 'integer', name: 'foreseen_version', nullable: true },
    foreseenFor: { type: 'date', name: 'foreseen_for', nullable: true },
    resultDigest: { type: 'text', name: 'result_digest', nullable: true },
    lenders: { type: 'jsonb', nullable: true },
    matchesVersion: { type: 'integer', name: 'matches_version' },
  },
});

const changeSchema = (name: string, tableName: string) =>
  new EntitySchema<ScoreChangeRow>({
    name,
    tableName,
    columns: {
      id: { type: 'uuid', primary: true },
      userId: { type: 'uuid', name: 'user_id', primary: true },
      at: { type: 'timestamptz' },
      fromTotal: { type: 'integer', name: 'from_total' },
      toTotal: { type: 'integer', name: 'to_total' },
      cause: { type: 'jsonb' },
    },
  });

export const scoreChangeSchema = changeSchema('score_change', 'score_changes');
export const provenChangeSchema = changeSchema('proven_change', 'proven_changes');

export const markSchema = new EntitySchema<Mark>({
  name: 'recommendation_mark',
  tableName: 'recommendation_marks',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    id: { type: 'text', primary: true },
    code: { type: 'text' },
    status: { type: 'text' },
    markedAt: { type: 'timestamptz', name: 'marked_at' },
    pointsThen: { type: 'integer', name: 'points_then' },
    advice: { type: 'jsonb' },
  },
});

export const columnsOf = <T>({ options }: EntitySchema<T>, without?: keyof T): string =>
  Object.entries(options.columns as Record<string, EntitySchemaColumnOptions>)
    .filter(([property]) => property !== without)
    .map(([property, { name = property }]) => `${name} as "${property}"`)
    .join(', ');
