import { z } from 'zod';
import stated from './witness-1.1.json' with { type: 'json' };

const names = z.array(z.string().min(1));

const channel = z.strictObject({ grade: z.literal([1, 2]), kinds: names });

const source = z.strictObject({
  kinds: names.min(1),
  figures: names.optional(),
  text: z.string().optional(),
  bureaus: names.optional(),
  compute: z.enum(['same', 'signed', 'margin', 'difference', 'text', 'presence']).default('same'),
  /** `least`: the figure is at least this. `none`: another figure of the same name. */
  compare: z.enum(['equal', 'least', 'none']).default('equal'),
});

const confirmation = z.strictObject({
  kinds: names.min(1),
  with: names.min(1),
  percent: z.number().min(0),
  leastGrade: z.literal(2).optional(),
});

const field = z.strictObject({
  unit: z.enum(['money', 'percent', 'score', 'count', 'flag', 'text', 'presence']),
  period: z.enum(['year', 'previous', 'latest', 'any']),
  score: z.boolean().default(true),
  sources: z.array(source),
  confirmedBy: z.array(confirmation).default([]),
});

const way = z.union([z.strictObject({ less: names }), z.strictObject({ profit: z.string() })]);

const percentBound = z.strictObject({
  field: z.string(),
  least: z.number(),
  most: z.number(),
  of: z.string(),
  ways: z.array(way),
});

const figureRulesSchema = z.strictObject({
  version: z.string(),
  channels: z.record(z.string(), channel),
  decisions: names,
  unnamedGrade: z.literal([1, 2]),
  freshness: z.strictObject({
    bankDays: z.number(),
    reportDays: z.number(),
    taxYears: z.number(),
    taxDay: z.string(),
    tax: names,
    wholeYear: names,
    dated: names,
    expiring: names,
    lasting: names,
  }),
  tolerancePercent: z.number(),
  yearBefore: z.record(z.string(), z.string()),
  ownYear: z.strictObject({
    leastDays: z.number(),
    mostDaysOfNext: z.number(),
    mostDaysApart: z.number(),
  }),
  fields: z.record(z.string(), field),
  bounds: z.strictObject({
    percents: z.array(percentBound),
    percentTimes: z.number(),
    moneyTimes: z.number(),
    slips: z.array(z.number()),
    fitPercent: z.number(),
  }),
});

export type FigureRules = z.infer<typeof figureRulesSchema>;
export type FieldRule = FigureRules['fields'][string];
export type SourceRule = FieldRule['sources'][number];
export type Confirmation = FieldRule['confirmedBy'][number];
export type PercentBound = FigureRules['bounds']['percents'][number];

/** A published table never changes. Another version gets another file. */
export const figureRules: FigureRules = figureRulesSchema.parse(stated);

export interface Channel {
  readonly name: string;
  readonly grade: 1 | 2;
}

const anybody: Channel = { name: 'owner', grade: 1 };

export function channelOf(kind: string, { channels }: FigureRules): Channel {
  const own = Object.entries(channels).find(([, { kinds }]) => kinds.includes(kind));
  return own === undefined ? anybody : { name: own[0], grade: own[1].grade };
}

export const bankRows = 'bank_rows';
