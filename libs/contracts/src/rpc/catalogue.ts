import { z } from 'zod';
import { userId } from '../ids.ts';
import { matchSummary } from '../score.ts';
import { billingRpc } from './billing.ts';
import { defineRpc } from './define.ts';
import { documentsRpc } from './documents.ts';
import { identityRpc } from './identity.ts';
import { profileRpc } from './profile.ts';
import { scoringRpc } from './scoring.ts';

const owner = z.object({ userId });

export const rpc = {
  identity: identityRpc,
  profile: profileRpc,
  scoring: scoringRpc,
  documents: documentsRpc,
  matching: {
    summary: defineRpc('rpc.matching.summary.v1', owner, matchSummary),
  },
  billing: billingRpc,
} as const;
