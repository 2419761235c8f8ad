import { z } from 'zod';
import { userId } from '../ids.ts';
import {
  applicationBody,
  comparedLender,
  explainedMatch,
  lenderId,
  lenderMatch,
  lenderMatchDetail,
  lenderMatchesQuery,
  refreshedMatches,
} from '../lenders.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { matchSummary } from '../score.ts';
import { defineRpc } from './define.ts';

const owner = z.object({ userId });
const ownMatch = owner.extend({ lenderId });

export const matchingRpc = {
  summary: defineRpc('rpc.matching.summary.v1', owner, matchSummary),
  eligible: defineRpc('rpc.matching.eligible.v1', owner.extend({ page: pageQuery }), pageOf(lenderMatch)),
  all: defineRpc('rpc.matching.all.v1', owner.extend({ page: lenderMatchesQuery }), pageOf(explainedMatch)),
  get: defineRpc('rpc.matching.get.v1', ownMatch, lenderMatchDetail),
  compare: defineRpc(
    'rpc.matching.compare.v1',
    owner.extend({ ids: z.array(lenderId) }),
    z.array(comparedLender),
  ),
  refresh: defineRpc('rpc.matching.refresh.v1', owner, refreshedMatches),
  note: defineRpc('rpc.matching.note.v1', ownMatch.extend(applicationBody.shape), lenderMatch),
};
