import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { claims } from '../evidence.wording.ts';
import { limits } from '../freshness.ts';
import { readGolden } from '../../testing/golden.ts';
import { figureRules } from '../index.ts';
import { bankRows, channelOf } from './figure-rules.ts';

const fields = Object.entries(figureRules.fields);
const kindsOf = ([, { sources }]: (typeof fields)[number]): string[] => sources.flatMap(({ kinds }) => kinds);
const channelsOf = (kind: string): string[] =>
  kind === bankRows ? ['bank_file', 'bank_statement'] : [channelOf(kind, figureRules).name];

describe('the table evidence-1.1', () => {
  it('never changes', () => {
    const text = readFileSync(join(import.meta.dirname, 'witness-1.1.json'), 'utf8');
    const published = JSON.stringify(JSON.parse(text));
    expect(createHash('sha256').update(published).digest('hex')).toBe(
      'f7dc2295fff55b237b545e7664997b7aa085f550ff10c143d88911bb8741280e',
    );
  });

  it('has each figure that evidence-1.0 proves, and the days of its sources', () => {
    const table = readGolden('evidence/src/golden/witness-1.0') as {
      witnesses: { field: string; kind: string | null }[];
    };
    const before = table.witnesses.filter(({ field }) => field !== 'existingLoans');
    const missing = before.filter(
      ({ field, kind }) =>
        figureRules.fields[field]?.sources.some(({ kinds }) => kinds.includes(kind ?? bankRows)) !== true,
    );
    expect(missing).toEqual([]);
    expect(figureRules.freshness).toMatchObject(limits);
  });

  it('names a channel for each source but bank rows', () => {
    const channels = Object.values(figureRules.channels).flatMap(({ kinds }) => kinds);
    expect(new Set(channels).size).toBe(channels.length);
    const kinds = new Set(fields.flatMap(kindsOf));
    expect([...kinds].filter((kind) => kind !== bankRows && !channels.includes(kind))).toEqual([]);
  });

  it('lets sources of two channels confirm each other, and papers of one only for an EIN', () => {
    const within = fields.flatMap(([field, { confirmedBy }]) =>
      confirmedBy.flatMap((row) =>
        row.kinds.flatMap((kind) =>
          row.with
            .filter((other) => channelsOf(other).some((each) => channelsOf(kind).includes(each)))
            .map(() => field),
        ),
      ),
    );
    expect(new Set(within)).toEqual(new Set(['ein']));
  });

  it('confirms only what is a source of the figure', () => {
    for (const field of fields)
      for (const row of field[1].confirmedBy)
        for (const kind of [...row.kinds, ...row.with]) expect(kindsOf(field)).toContain(kind);
  });

  it('has the words for each source that a question names', () => {
    const compared = fields.filter(([, { unit }]) => unit !== 'presence').flatMap(kindsOf);
    const worded = compared.filter((kind) => kind !== bankRows);
    expect(worded.filter((kind) => !(kind in claims))).toEqual([]);
  });

  it('gives a paper of another kind to anybody', () => {
    expect(channelOf('unheard_of', figureRules)).toEqual({ name: 'owner', grade: 1 });
    expect(channelOf('form_1065', figureRules)).toEqual({ name: 'authority', grade: 2 });
  });
});
