import type { LenderCarry, LenderMatch } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDollars } from '#shared/formatting/format.ts';
import { words as affordWords } from '../afford.wording.ts';
import { words } from '../lenders.wording.ts';
import type { KindChoice } from './kind-choices.ts';

const { map: texts } = affordWords;
const { choice } = words;

type Room = Pick<LenderCarry, 'comfortable' | 'limit'>;
type Band = NonNullable<LenderMatch['band']>;

interface MapMark {
  readonly kind: KindChoice['kind'];
  readonly name: string;
  readonly payment: string;
  /** Of the width of the picture. */
  readonly share: number;
  readonly isBeyond: boolean;
  readonly band: Band;
  readonly word: string;
}

interface Zones {
  readonly comfortable: number;
  readonly limit: number;
}

export interface AffordMap {
  /** Null while cash or debt is not known. */
  readonly zones: Zones | null;
  readonly marks: readonly MapMark[];
}

const marginAbove = 1.15;
/** A payment further away stands at the edge, so that the room stays readable. */
const mostRooms = 2.5;

function scaleOf(payments: readonly number[], limit: number | null): number {
  const needed = marginAbove * Math.max(...payments, limit ?? 0);
  return limit === null || limit === 0 ? needed : Math.min(needed, mostRooms * limit);
}

/** The monthly payment of the best lender of each kind, on one scale with her room. Null without a payment. */
export function mapPayments(choices: readonly KindChoice[], { comfortable, limit }: Room): AffordMap | null {
  const priced = choices.flatMap(({ kind, best }) =>
    best?.cost ? [{ kind, best, payment: best.cost.monthlyPayment }] : [],
  );
  if (priced.length === 0) return null;
  const scale = scaleOf(
    priced.map(({ payment }) => payment),
    limit,
  );
  return {
    zones:
      comfortable === null || limit === null
        ? null
        : { comfortable: comfortable / scale, limit: limit / scale },
    marks: priced.map(({ kind, best, payment }) => ({
      kind,
      name: choice.kinds[kind],
      payment: formatDollars(payment),
      share: Math.min(1, payment / scale),
      isBeyond: payment > scale,
      band: best.band ?? 'unknown',
      word: best.word ?? '',
    })),
  };
}

/** What she can pay a month, in one sentence. */
export function describeRoom({ comfortable, limit }: Room): string {
  if (comfortable === null || limit === null) return texts.notKnown;
  if (limit === 0) return texts.none;
  return fill(texts.room, { comfortable: formatDollars(comfortable), limit: formatDollars(limit) });
}

export const describeMap = ({ marks }: AffordMap, room: Room): string =>
  [describeRoom(room), ...marks.map((mark) => fill(texts.mark, { ...pick(mark) }))].join(' ');

const pick = ({ name, payment, word }: MapMark) => ({ name, payment, word });
