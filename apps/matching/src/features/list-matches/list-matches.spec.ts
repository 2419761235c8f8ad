import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  events,
  type ExplainedMatch,
  type LenderId,
  type LenderProgramsPage,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { matchingInput, matchingRules, program, rankCarried } from '@groundwork/engine-matching';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';
import {
  eligibleMatches,
  newOwner,
  ownerWith,
  runMatching,
  sendProfile,
  strongFigures,
  summaryOf,
} from '../../../testing/running-matching.ts';

let matching: RunningService;
let strong: UserId;

beforeAll(async () => {
  matching = await runMatching();
  strong = await ownerWith(matching, strongFigures);
});
afterAll(() => matching.stop());

const page = (userId: UserId, query: { limit?: number; cursor?: string } = {}) =>
  matching.rpc.call(rpc.matching.eligible, { userId, page: query });

const allOf = (userId: UserId, limit: number) => eligibleMatches(matching, userId, limit);

const bandsInOrder = ['can-carry', 'tight', 'unknown', 'too-much'];

const unknownLender = 'no-such-lender' as LenderId;

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as { code: string }).code,
  );

describe('the list of eligible lenders', () => {
  it('has the count of the summary, each lender once, in pages, by band and then the best first', async () => {
    const { matchedLenders, canCarry } = await summaryOf(matching, strong);
    const matches = await allOf(strong, 70);
    expect(matches).toHaveLength(matchedLenders);
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matchedLenders);
    const ranks = matches.map(({ band = '', matchScore }) => 1000 * bandsInOrder.indexOf(band) - matchScore);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    expect(matches.every(({ outcome }) => outcome === 'eligible')).toBe(true);
    expect(matches.filter(({ band, matchScore }) => band !== 'too-much' && matchScore < 50)).toEqual([]);
    expect(canCarry).toBe(matches.filter(({ band }) => band === 'can-carry').length);
  });

  it('states the kind and the cost for the requested amount, except where only an offer states it', async () => {
    const matches = await allOf(strong, 200);
    const byOffer = matches.filter(({ dependsOnOffer }) => dependsOnOffer === true);
    expect(byOffer.length).toBeGreaterThan(0);
    for (const { kind, carryKind, cost } of byOffer) {
      expect(kind).toBe('lineOrAdvance');
      expect(cost?.dailyDebit === undefined).toBe(carryKind === 'factoring');
    }
    const priced = matches.filter(({ dependsOnOffer }) => dependsOnOffer === false);
    for (const { cost } of priced) {
      expect(cost?.amount).toBe(strongFigures.loanRequestAmount);
      const fees = (cost?.fees ?? []).reduce((sum, { amount }) => sum + amount, 0);
      const payments = Number(cost?.monthlyPayment) * Number(cost?.termMonths);
      expect(cost?.totalPayback).toBeCloseTo(payments + fees, -1);
    }
    const kinds = new Set(matches.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(1);
  });

  it('changes with the figures and is the same again with the old figures', async () => {
    const owner = await ownerWith(matching, strongFigures);
    const first = await page(owner, { limit: 200 });
    const counted = async (version: number, personalCreditScore: number) => {
      await sendProfile(matching, owner, version, { ...strongFigures, personalCreditScore });
      await eventually(
        () => matching.query('select profile_version from owners where user_id = $1', [owner]),
        ([row]) => row?.['profile_version'] === version,
      );
      return page(owner, { limit: 200 });
    };
    const weaker = await counted(2, 600);
    expect(weaker.items.map(({ id }) => id)).not.toEqual(first.items.map(({ id }) => id));
    expect(await counted(3, strongFigures.personalCreditScore)).toEqual(first);
  });

  it('rejects a cursor whose lender is not in the list', async () => {
    const owner = await ownerWith(matching, { ...strongFigures, personalCreditScore: 600 });
    const fitting = new Set((await allOf(owner, 200)).map(({ id }) => id));
    const missing = (await allOf(strong, 200)).find(({ id }) => !fitting.has(id))?.id ?? unknownLender;
    expect(missing).not.toBe(unknownLender);
    expect(await outcomeOf(page(owner, { cursor: missing }))).toBe('INVALID_INPUT');
    expect(await outcomeOf(page(owner, { cursor: unknownLender }))).toBe('INVALID_INPUT');
    const pageFrom = (cursor: string) =>
      matching.rpc.call(rpc.matching.all, { userId: owner, page: { cursor, limit: 1 } });
    expect(await outcomeOf(pageFrom(missing))).toBe('ok');
    expect(await outcomeOf(pageFrom(unknownLender))).toBe('INVALID_INPUT');
  });

  it('is empty for a new owner', async () => {
    expect(await page(newOwner())).toEqual({ items: [], nextCursor: null });
  });
});

describe('the programs for the engine of a browser', () => {
  const programsOf = async (userId: UserId, limit: number) => {
    const items: LenderProgramsPage['items'] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { limit, ...(cursor !== undefined && { cursor }) };
      const next: LenderProgramsPage = await matching.rpc.call(rpc.matching.programs, {
        userId,
        page: query,
      });
      items.push(...next.items);
      cursor = next.nextCursor;
      if (cursor === null) return { ...next, items };
    }
    throw new Error('No page was the last one');
  };

  it('judge her own amount as the service does, lender by lender', async () => {
    const { version, today, input, items } = await programsOf(strong, 200);
    expect(version).toBe(matchingRules.version);
    const programs = items.map(({ lender, program: own }) =>
      program.parse({ ...lender, families: lender.families.map(({ code }) => code), ...own }),
    );
    const ranked = rankCarried(programs, matchingInput.parse(input), today, matchingRules);
    const eligible = ranked.filter(({ outcome }) => outcome === 'eligible');
    const matches = await allOf(strong, 200);
    expect(
      eligible.map(({ programme: { id }, matchScore, band, payment, termMonths }) => [
        id,
        matchScore,
        band,
        payment === null ? null : termMonths,
      ]),
    ).toEqual(
      matches.map(({ id, matchScore, band, cost }) => [id, matchScore, band, cost?.termMonths ?? null]),
    );
  });

  it('are all active programs, each once, also for a new owner', async () => {
    const { items } = await programsOf(newOwner(), 200);
    expect(items).toHaveLength((await summaryOf(matching, strong)).activeLenders);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });
});

describe('near misses', () => {
  it('contain only failing or unknown criteria', async () => {
    const { items } = await matching.rpc.call(rpc.matching.all, {
      userId: await ownerWith(matching, { ...strongFigures, personalCreditScore: 600 }),
      page: { limit: 50 },
    });
    expect(items).toHaveLength(50);
    const first = items.findIndex(({ outcome }) => outcome !== 'eligible');
    const misses = first === -1 ? [] : items.slice(first);
    expect(misses.every(({ criteria }) => criteria.every(({ result }) => result !== 'pass'))).toBe(true);
  });
});

describe('a lender with an open question', () => {
  const allMatches = async (userId: UserId) => {
    const matches: ExplainedMatch[] = [];
    let cursor: string | null = null;
    do {
      const query: { limit: number; cursor?: string } = { limit: 200, ...(cursor !== null && { cursor }) };
      const next = await matching.rpc.call(rpc.matching.all, { userId, page: query });
      matches.push(...next.items);
      cursor = next.nextCursor;
    } while (cursor !== null);
    return matches;
  };
  const withUnknown = (matches: readonly ExplainedMatch[], code: string) =>
    matches.filter(({ criteria }) =>
      criteria.some((each) => each.code === code && each.result === 'unknown'),
    );

  it('needs information, and is eligible or failing after the answer', async () => {
    const userId = newOwner();
    const answered = Object.keys(strongFigures).filter((name) => name !== 'nsfIncidents');
    const matchesAt = async (version: number) => {
      await eventually(
        () => matching.query('select profile_version from owners where user_id = $1', [userId]),
        ([row]) => row?.['profile_version'] === version,
      );
      return allMatches(userId);
    };
    await sendProfile(matching, userId, 1, strongFigures, answered);
    const before = await matchesAt(1);
    const open = withUnknown(before, 'nsf');
    expect(open.filter(({ outcome }) => outcome === 'needInfo')).not.toEqual([]);
    expect(open.filter(({ outcome }) => outcome === 'eligible')).toEqual([]);
    for (const { outcome, criteria } of before.filter((match) => match.outcome === 'needInfo'))
      expect([outcome, [...new Set(criteria.map(({ result }) => result))]]).toEqual([
        'needInfo',
        ['unknown'],
      ]);
    await sendProfile(matching, userId, 2, strongFigures, [...answered, 'nsfIncidents']);
    expect(withUnknown(await matchesAt(2), 'nsf')).toEqual([]);
  });
});

describe('one lender', () => {
  it('is returned with each criterion, the required documents and the ready ones', async () => {
    const best = (await page(strong, { limit: 1 })).items[0]?.id ?? unknownLender;
    const userId = strong;
    const detail = await matching.rpc.call(rpc.matching.get, { userId, lenderId: best });
    expect(detail).toMatchObject({ id: best, outcome: 'eligible', whatWouldQualify: null });
    expect(detail.criteria.length).toBeGreaterThan(0);
    expect(detail.criteria.every(({ result }) => result === 'pass')).toBe(true);
    expect(detail.requiredDocuments.every(({ ready }) => ready === 0)).toBe(true);
  });

  it('counts a processed document as ready', async () => {
    const owner = await ownerWith(matching, strongFigures);
    const documentId = crypto.randomUUID();
    await sendEvent(matching.connection, events.documentProcessed, {
      userId: owner,
      aggregateId: documentId,
      aggregateVersion: 1,
      data: {
        documentId: documentId,
        category: 'tax_documents',
        subcategory: null,
        status: 'processed',
        fraudScore: 0,
        confidence: 0.9,
        signals: [],
        sha256: 'a'.repeat(64),
      },
    });
    const lenders = (await allOf(owner, 200)).map(({ id }) => id);
    const ready = await eventually(
      async () => {
        const details = await Promise.all(
          lenders
            .slice(0, 20)
            .map((lenderId) => matching.rpc.call(rpc.matching.get, { userId: owner, lenderId })),
        );
        return details.flatMap(({ requiredDocuments }) => requiredDocuments.filter(({ ready }) => ready > 0));
      },
      (all) => all.length > 0,
    );
    expect(ready.every(({ category, ready: count }) => category === 'tax_documents' && count === 1)).toBe(
      true,
    );
  });

  it('is not found under an unknown id', async () => {
    const request = { userId: strong, lenderId: unknownLender };
    expect(await outcomeOf(matching.rpc.call(rpc.matching.get, request))).toBe('LENDER_NOT_FOUND');
  });
});

describe('the note of an owner about a lender', () => {
  it('is stored until the owner removes it, and no other owner sees it', async () => {
    const lenderId = (await page(strong, { limit: 1 })).items[0]?.id ?? unknownLender;
    const storedNote = (userId: UserId) =>
      matching.rpc.call(rpc.matching.get, { userId, lenderId }).then(({ application }) => application);
    await matching.rpc.call(rpc.matching.note, { ...actingForSelf(strong), lenderId, status: 'applied' });
    await matching.rpc.call(rpc.matching.note, { ...actingForSelf(strong), lenderId, status: 'offered' });
    expect([await storedNote(strong), await storedNote(newOwner())]).toEqual(['offered', null]);
    await matching.rpc.call(rpc.matching.note, { ...actingForSelf(strong), lenderId, status: null });
    expect(await storedNote(strong)).toBeNull();
  });
});

describe('the cost of a loan', () => {
  it('is returned for each compared lender in the requested order', async () => {
    const ids = (await page(strong, { limit: 3 })).items.map(({ id }) => id).reverse();
    const compared = await matching.rpc.call(rpc.matching.compare, { userId: strong, ids });
    expect(compared.map(({ match }) => match.id)).toEqual(ids);
    for (const { match, cost } of compared) {
      expect(cost).toMatchObject({ amount: 150_000, estimatedRate: match.estimatedRate });
      expect(cost?.totalPayback).toBeGreaterThan(150_000);
    }
  });

  it('is unknown without a requested amount', async () => {
    const lenderId = 'sample-0001' as LenderId;
    const compared = await matching.rpc.call(rpc.matching.compare, { userId: newOwner(), ids: [lenderId] });
    expect(compared.map(({ cost }) => cost)).toEqual([null]);
  });
});
