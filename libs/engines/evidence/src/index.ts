export { bankWitnesses, witnessedAccounts } from './bank-witnesses.ts';
export { documentWitnesses, evidenceDocument, type EvidenceDocument } from './document-witnesses.ts';
export { chooseWitnesses } from './choose.ts';
export { proveScore, type ProofRequest, type ProvenScore } from './prove-score.ts';
export { provenFigures } from './proven-input.ts';
export { proposalsOf } from './proposals.ts';
export { witnessTable } from './witness-table.ts';
export type { Witness, WitnessedAccount } from './witness.ts';
export { contradicts, isStated } from './contradictions.ts';
