import type { PackageManifest } from '@groundwork/contracts';
import { currentRules, score, type ScoreInput } from '@groundwork/engine-scoring';
import { packageJson, type PackageFiles, signPackage, type SigningPair } from '@groundwork/test-data';

export const frozenOn = '2026-11-20';

export interface PackageContent {
  readonly input: ScoreInput;
  readonly provenInput: ScoreInput | null;
  readonly documents: readonly Buffer[];
}

const totalOf = (input: ScoreInput) => score(input, frozenOn, currentRules).totalScore;

const enclosed = (input: ScoreInput) =>
  packageJson({ today: frozenOn, rulesVersion: currentRules.version, unanswered: [], ...input });

export function signedFiles(
  { input, provenInput, documents }: PackageContent,
  pair: SigningPair,
  change: (manifest: PackageManifest) => object = (manifest) => manifest,
): PackageFiles {
  const stated = {
    frozenAt: `${frozenOn}T10:00:00.000Z`,
    rulesVersion: currentRules.version,
    stated: totalOf(input),
    proven: provenInput && totalOf(provenInput),
  };
  const files = new Map([
    ['README.txt', Buffer.from('A package of a lender’s file.\n')],
    ['cashflow.csv', Buffer.from('month,in,out,net\r\n2026-10,100.00,50.00,50.00\r\n')],
    ['score/input.json', enclosed(input)],
  ]);
  if (provenInput) files.set('score/proven-input.json', enclosed(provenInput));
  documents.forEach((content, at) => files.set(`documents/0${at + 1}-tax_return-2025.pdf`, content));
  return signPackage({ stated, files: [...files], change }, pair);
}
