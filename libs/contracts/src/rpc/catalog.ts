import { billingRpc } from './billing.ts';
import { documentRequestRpc } from './document-requests.ts';
import { documentsRpc } from './documents.ts';
import { identityRpc } from './identity.ts';
import { ledgerRpc } from './ledger.ts';
import { matchingRpc } from './matching.ts';
import { operatorRpcOf } from './operator.ts';
import { privacyRpc } from './privacy.ts';
import { profileRpc } from './profile.ts';
import { scoringRpc } from './scoring.ts';
import { sharingRpc } from './sharing.ts';

export const rpc = {
  identity: { ...identityRpc, ...operatorRpcOf('identity') },
  profile: { ...profileRpc, ...operatorRpcOf('profile') },
  scoring: { ...scoringRpc, ...operatorRpcOf('scoring') },
  documents: { ...documentsRpc, ...operatorRpcOf('documents') },
  matching: { ...matchingRpc, ...operatorRpcOf('matching') },
  billing: { ...billingRpc, ...operatorRpcOf('billing') },
  ledger: { ...ledgerRpc, ...operatorRpcOf('ledger') },
  sharing: { ...sharingRpc, ...documentRequestRpc, ...operatorRpcOf('sharing') },
  privacy: privacyRpc,
} as const;
