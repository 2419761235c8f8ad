export { bankWitnesses, witnessedAccounts } from './bank-witnesses.ts';
export { documentWitnesses, type EvidenceDocument } from './document-witnesses.ts';
export { chooseWitnesses } from './choose.ts';
export { proveScore, type ProofRequest } from './prove-score.ts';
export { witnessTable } from './witness-table.ts';
export type { Witness, WitnessedAccount } from './witness.ts';
export { contradicts, isStated } from './contradictions.ts';
