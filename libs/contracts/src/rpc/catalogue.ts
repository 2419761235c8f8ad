import { billingRpc } from './billing.ts';
import { documentsRpc } from './documents.ts';
import { identityRpc } from './identity.ts';
import { matchingRpc } from './matching.ts';
import { profileRpc } from './profile.ts';
import { scoringRpc } from './scoring.ts';

export const rpc = {
  identity: identityRpc,
  profile: profileRpc,
  scoring: scoringRpc,
  documents: documentsRpc,
  matching: matchingRpc,
  billing: billingRpc,
} as const;
