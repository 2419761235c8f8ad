import { z } from 'zod';
import { figureUse } from '../figures.ts';
import { lenderChanges } from '../goal-plan.ts';
import { userId } from '../ids.ts';
import {
  applicationBody,
  comparedLender,
  explainedMatch,
  lenderCarry,
  lenderId,
  lenderMatch,
  lenderMatchDetail,
  lenderMatchesQuery,
  lenderProgramsPage,
  mostCompared,
  onDayQuery,
  refreshedMatches,
} from '../lenders.ts';
import {
  activeBody,
  appliedImport,
  applyImportBody,
  catalogueLender,
  cataloguePage,
  catalogQuery,
  catalogRow,
  importId,
  importPlan,
  mostCatalogRows,
} from '../lender-catalog.ts';
import {
  factId,
  factToCheck,
  lenderFamily,
  lenderNetwork,
  naicsQuery,
  naicsTitle,
  removedSamples,
  verifyFactBody,
} from '../lender-network.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { lendersAhead, matchSummary, milestoneStep } from '../score.ts';
import { byStaff, defineChange, defineRpc } from './define.ts';
import { lenderFeedsRpc } from './lender-feeds.ts';
import { lenderRecordsRpc } from './lender-records.ts';

const anImport = z.object({ importId });
const byAdmin = z.object({ actorId: userId });
const owner = z.object({ userId });
const ownMatch = owner.extend({ lenderId });

export const matchingRpc = {
  network: defineRpc('rpc.matching.network.v1', z.object({}), lenderNetwork),
  families: defineRpc('rpc.matching.families.v1', z.object({}), z.array(lenderFamily)),
  naics: defineRpc('rpc.matching.naics.v1', naicsQuery, z.array(naicsTitle)),
  removeSamples: byStaff('admin', defineRpc('rpc.matching.remove-samples.v1', byAdmin, removedSamples)),
  factsToCheck: byStaff(
    'admin',
    defineRpc('rpc.matching.facts-to-check.v1', z.object({}), z.array(factToCheck)),
  ),
  verifyFact: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.verify-fact.v1',
      byAdmin.extend({ factId }).extend(verifyFactBody.shape),
      factToCheck,
    ),
  ),
  summary: defineRpc('rpc.matching.summary.v1', owner, matchSummary),
  figureUses: defineRpc('rpc.matching.figure-uses.v1', owner, z.array(figureUse)),
  eligible: defineRpc(
    'rpc.matching.eligible.v1',
    owner.extend({ page: pageQuery.extend(onDayQuery.shape) }),
    pageOf(lenderMatch),
  ),
  all: defineRpc('rpc.matching.all.v1', owner.extend({ page: lenderMatchesQuery }), pageOf(explainedMatch)),
  get: defineRpc('rpc.matching.get.v1', ownMatch.extend(onDayQuery.shape), lenderMatchDetail),
  compare: defineRpc(
    'rpc.matching.compare.v1',
    owner.extend({ ids: z.array(lenderId).max(mostCompared) }),
    z.array(comparedLender),
  ),
  carry: defineRpc('rpc.matching.carry.v1', owner, lenderCarry),
  programs: defineRpc('rpc.matching.programs.v1', owner.extend({ page: pageQuery }), lenderProgramsPage),
  ahead: defineRpc('rpc.matching.ahead.v1', owner.extend({ step: milestoneStep }), lendersAhead),
  plan: defineRpc('rpc.matching.plan.v1', ownMatch, lenderChanges),
  refresh: defineChange('rpc.matching.refresh.v1', {}, refreshedMatches),
  catalogue: byStaff('admin', defineRpc('rpc.matching.catalogue.v1', catalogQuery, cataloguePage)),
  setActive: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.set-active.v1',
      byAdmin.extend({ lenderId }).extend(activeBody.shape),
      catalogueLender,
    ),
  ),
  /** An import arrives in parts, gets a preview, and is then applied or discarded. */
  stageImport: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.stage-import.v1',
      anImport.extend({ rows: z.array(catalogRow).max(mostCatalogRows) }),
      z.object({}),
    ),
  ),
  planImport: byStaff('admin', defineRpc('rpc.matching.plan-import.v1', anImport, importPlan)),
  applyImport: byStaff(
    'admin',
    defineRpc(
      'rpc.matching.apply-import.v1',
      byAdmin.extend(anImport.shape).extend(applyImportBody.shape),
      appliedImport,
    ),
  ),
  ...lenderFeedsRpc,
  ...lenderRecordsRpc,
  note: defineChange('rpc.matching.note.v1', { lenderId, ...applicationBody.shape }, lenderMatch),
};
