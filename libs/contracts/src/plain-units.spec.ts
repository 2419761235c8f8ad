import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listOf } from './lists.ts';
import { cents, hundredths, inPlainUnits, tenths, withPlainUnits } from './plain-units.ts';

const row = z.object({ day: z.string(), amount: cents, balance: cents.nullable() });
const mapping = z.object({ amount: z.int().optional() }).refine(() => true);
const file = z.object({
  mapping: mapping.nullable(),
  plan: z.object({ totalIn: cents, doubts: z.array(row) }).nullable(),
});
const flow = z.object({
  byClass: z.partialRecord(z.enum(['rent', 'tax']), z.object({ in: cents, count: z.int() })),
  trend: tenths.nullable(),
  payers: z.array(z.object({ payee: z.string(), cents, percent: hundredths })),
  signals: z.array(
    z.discriminatedUnion('code', [
      z.object({ code: z.literal('A'), rows: z.array(z.string()) }),
      z.object({ code: z.literal('B'), difference: cents }),
    ]),
  ),
  accounts: z.array(z.object({ currentBalanceCents: cents })).optional(),
});

describe('a reply with amounts in parts', () => {
  it('has the same amounts in dollars beside them', () => {
    const value = { day: '2026-11-01', amount: -123_456, balance: null };
    const reply = inPlainUnits(row);
    const plain = withPlainUnits(reply, value);
    expect(plain).toEqual({ ...value, plain: { amount: -1234.56, balance: null } });
    expect(reply.parse(plain)).toEqual(plain);
    expect(reply.safeParse(value).success).toBe(false);
  });

  it('has them in each place of a list or a page', () => {
    const item = { day: '2026-11-01', amount: 5, balance: 7 };
    const plain = { ...item, plain: { amount: 0.05, balance: 0.07 } };
    const reply = inPlainUnits(listOf(row));
    expect(withPlainUnits(reply, [item])).toEqual([plain]);
    expect(withPlainUnits(reply, { items: [item], nextCursor: null })).toEqual({
      items: [plain],
      nextCursor: null,
    });
  });

  it('leaves out what is no amount, and what is open', () => {
    const reply = inPlainUnits(file);
    const doubt = { day: '2026-11-01', amount: 1, balance: null };
    const value = { mapping: { amount: 3 }, plan: { totalIn: 250, doubts: [doubt] } };
    expect(withPlainUnits(reply, value)).toEqual({
      mapping: { amount: 3 },
      plan: {
        totalIn: 250,
        doubts: [{ ...doubt, plain: { amount: 0.01, balance: null } }],
        plain: { totalIn: 2.5 },
      },
    });
    expect(withPlainUnits(reply, { mapping: null, plan: null })).toEqual({ mapping: null, plan: null });
  });

  it('has percents as percents, records, and kinds of one list', () => {
    const reply = inPlainUnits(flow);
    const value = {
      byClass: { rent: { in: 100, count: 1 } },
      trend: 32,
      payers: [{ payee: 'A', cents: 484_000, percent: 2210 }],
      signals: [
        { code: 'A', rows: ['r'] },
        { code: 'B', difference: 1 },
      ],
      accounts: [{ currentBalanceCents: 4_821_055 }],
    };
    const plain = withPlainUnits(reply, value);
    expect(plain).toMatchObject({
      byClass: { rent: { plain: { in: 1 } } },
      plain: { trend: 3.2 },
      payers: [{ plain: { amount: 4840, percent: 22.1 } }],
      signals: [{ code: 'A' }, { plain: { difference: 0.01 } }],
      accounts: [{ plain: { currentBalance: 48_210.55 } }],
    });
    expect(reply.parse(plain)).toEqual(plain);
    const { accounts: _, ...without } = value;
    expect(withPlainUnits(reply, without)).not.toHaveProperty('accounts');
  });

  it('is any other reply as it is', () => {
    const value = { amount: 5 };
    expect(withPlainUnits(z.object({ amount: z.number() }), value)).toBe(value);
  });

  it('cannot have an amount with a name that is not in the list', () => {
    expect(() => inPlainUnits(z.object({ surplus: cents }))).toThrow('surplus');
  });
});
