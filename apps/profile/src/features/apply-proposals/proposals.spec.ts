import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  actingForSelf,
  type ApplyProposalsBody,
  events,
  type FigureWitnessState,
  profileReply,
  proposal,
  proposalId,
  type ProposalId,
  rpc,
} from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent, SettableClock } from '@groundwork/testing';
import { owner, runProfile } from '../../../testing/running-profile.ts';

let service: RunningService;
const clock = new SettableClock(new Date().toISOString());
beforeAll(async () => {
  service = await runProfile(clock);
});
afterAll(() => service.stop());

const documentId = '0198c1de-0000-7000-8000-000000000011';
const witness = (field: string, value: number | boolean, freshUntil = '2099-10-15') =>
  ({
    id: `tax_return:${field}:${String(value)}`,
    field,
    source: 'tax_return',
    kind: 'schedule_c',
    value,
    period: { from: '2025-01-01', to: '2025-12-31' },
    freshUntil,
    reviewed: false,
    confidence: 1,
    documentId,
    page: 1,
    figure: field,
    corrected: false,
    holder: { match: 'same', answer: null },
  }) as FigureWitnessState;

let version = 0;
async function sendEvidence(userId: string, ...figures: FigureWitnessState[]): Promise<void> {
  version += 1;
  await send(userId, version, figures);
  await eventually(
    () => service.query('select version from evidence where user_id = $1', [userId]),
    ([row]) => row?.['version'] === version,
  );
}
const send = (userId: string, aggregateVersion: number, figures: FigureWitnessState[], id?: string) =>
  sendEvent(service.connection, events.evidenceChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion,
    data: { witnesses: [], accounts: [], figures },
    ...(id && { id }),
  });

const listed = (userId: string) =>
  service.rpc.call(rpc.profile.proposals, { userId: actingForSelf(userId).userId });
const idsOf = async (userId: string) => (await listed(userId)).map(({ id }) => String(id));
const apply = (userId: string, chosen: ApplyProposalsBody) =>
  service.rpc.call(rpc.profile.applyProposals, { ...actingForSelf(userId), chosen });
const undo = (userId: string) => service.rpc.call(rpc.profile.undoProposals, actingForSelf(userId));
const dismiss = (userId: string, id: string) =>
  service.rpc.call(rpc.profile.dismissProposal, {
    ...actingForSelf(userId),
    proposalId: proposalId.parse(id),
  });
const save = (userId: string, profile: object) =>
  service.rpc.call(rpc.profile.save, { ...actingForSelf(userId), profile });
const profileOf = (userId: string) =>
  service.rpc.call(rpc.profile.get, { userId: actingForSelf(userId).userId });

const figureOf = async (userId: string, field: string) =>
  (await service.rpc.call(rpc.profile.figures, { userId: actingForSelf(userId).userId })).find(
    (figure) => figure.field === field,
  );

const typed = { annualRevenueCurrent: 640_000, annualOperatingExpenses: 100_000 };
const revenue = witness('annualRevenueCurrent', 590_000);
const revenueId = 'annualRevenueCurrent:590000' as ProposalId;
const costs = witness('annualOperatingExpenses', 410_000);

async function ownerWithProposals(): Promise<string> {
  const userId = owner();
  await save(userId, typed);
  await sendEvidence(userId, revenue, costs);
  return userId;
}

describe('proposals', () => {
  it('name figures in dispute with the value in force and the best source', async () => {
    const userId = owner();
    await save(userId, { ...typed, annualPersonalIncome: 5 });
    const stale = witness('annualPersonalIncome', 1, '2000-01-01');
    await sendEvidence(userId, revenue, costs, witness('ebitda', 9), stale);
    const proposals = await listed(userId);
    expect(proposal.strict().array().parse(proposals)).toMatchObject([
      { field: 'annualOperatingExpenses', current: 100_000, proposed: 410_000 },
      {
        id: revenueId,
        label: 'Annual revenue, current year',
        current: 640_000,
        proposed: 590_000,
        witness: { kind: 'schedule_c', documentId, page: 1 },
      },
    ]);
    expect(await listed(owner())).toEqual([]);
  });

  it('omit a figure that a source fills already', async () => {
    const userId = owner();
    await sendEvidence(userId, revenue);
    expect(await listed(userId)).toEqual([]);
    expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({ value: 590_000, status: 'paper' });
  });

  it('follow the newest evidence when events arrive twice, late and out of order', async () => {
    const userId = owner();
    await save(userId, typed);
    await sendEvidence(userId, revenue);
    const id = crypto.randomUUID();
    await send(userId, version, [costs], id);
    await send(userId, version, [costs], id);
    await send(userId, 0, [costs]);
    await sendEvidence(owner());
    expect(await idsOf(userId)).toEqual([revenueId]);
  });
});

describe('accepting proposals', () => {
  it('settles the figures on their sources in one step with one audit entry', async () => {
    const userId = await ownerWithProposals();
    const { applied, profile } = await apply(userId, { all: true });
    expect(applied).toEqual(['annualOperatingExpenses', 'annualRevenueCurrent']);
    expect(profileReply.strict().parse(profile)).toMatchObject({
      ...typed,
      provenance: {
        annualRevenueCurrent: {
          source: 'tax_return',
          kind: 'schedule_c',
          documentId,
          page: 1,
          actorId: userId,
        },
      },
    });
    expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({
      value: 590_000,
      valueFrom: revenue.id,
      status: 'paper',
    });
    expect((await profileOf(userId)).provenance).toEqual(profile.provenance);
    expect(await listed(userId)).toEqual([]);
    const audit = 'select action, actor, details from audit_entries where user_id = $1';
    expect(await service.query(audit, [userId])).toEqual([
      { action: 'profile.figures-settled', actor: userId, details: { fields: applied } },
    ]);
  });

  it('has the same answer when it is repeated', async () => {
    const userId = await ownerWithProposals();
    const first = await apply(userId, { ids: [revenueId] });
    expect(await apply(userId, { ids: [revenueId] })).toEqual(first);
    expect(first).toMatchObject({ applied: ['annualRevenueCurrent'], profile: { version: 1 } });
  });

  it('changes nothing with an unknown id or an id of another owner', async () => {
    const [userId, other] = [await ownerWithProposals(), owner()];
    const ids = [revenueId, 'annualOperatingExpenses:1' as ProposalId];
    await expect(apply(userId, { ids })).rejects.toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
    expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({ value: 640_000 });
    await expect(apply(other, { ids: [revenueId] })).rejects.toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
    await expect(dismiss(other, revenueId)).rejects.toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
  });

  it('ends with a later edit, and only for the edited field', async () => {
    const userId = await ownerWithProposals();
    await apply(userId, { all: true });
    const edited = await save(userId, { annualRevenueCurrent: 600_000 });
    expect(Object.keys(edited.provenance ?? {})).toEqual(['annualOperatingExpenses']);
    expect(await figureOf(userId, 'annualRevenueCurrent')).toMatchObject({ value: 600_000 });
  });
});

describe('undoing an acceptance', () => {
  it('has the figures of before', async () => {
    const userId = await ownerWithProposals();
    const before = await profileOf(userId);
    await apply(userId, { all: true });
    const { undone, profile } = await undo(userId);
    expect(undone.sort()).toEqual(['annualOperatingExpenses', 'annualRevenueCurrent']);
    expect(profile).toEqual(before);
    await expect(undo(userId)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
    expect(await idsOf(userId)).toHaveLength(2);
  });

  it('leaves a field that the owner edited since', async () => {
    const userId = await ownerWithProposals();
    await apply(userId, { all: true });
    await save(userId, { annualRevenueCurrent: 600_000 });
    const { undone, profile } = await undo(userId);
    expect(undone).toEqual(['annualOperatingExpenses']);
    expect(profile).toMatchObject({ annualRevenueCurrent: 600_000, annualOperatingExpenses: 100_000 });
  });

  it('reaches the last acceptance first, for ten minutes', async () => {
    const userId = await ownerWithProposals();
    await apply(userId, { ids: [revenueId] });
    clock.advance(1000);
    await apply(userId, { all: true });
    expect((await undo(userId)).undone).toEqual(['annualOperatingExpenses']);
    clock.advance(601_000);
    await expect(undo(userId)).rejects.toMatchObject({ code: 'UNDO_EXPIRED' });
  });
});

describe('dismissing a proposal', () => {
  it('hides this figure and no other, also when it is repeated', async () => {
    const userId = owner();
    await save(userId, typed);
    await sendEvidence(userId, revenue);
    await dismiss(userId, revenueId);
    await dismiss(userId, revenueId);
    expect(await listed(userId)).toEqual([]);
    await sendEvidence(userId, witness('annualRevenueCurrent', 580_000));
    expect(await idsOf(userId)).toEqual(['annualRevenueCurrent:580000']);
    const { dismissedProposals } = await service.rpc.call(rpc.privacy.profile, actingForSelf(userId));
    expect(dismissedProposals).toMatchObject([{ field: 'annualRevenueCurrent', value: 590_000 }]);
  });
});
