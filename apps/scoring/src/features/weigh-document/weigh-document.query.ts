import { Injectable } from '@nestjs/common';
import {
  type DocumentState,
  type EvidenceState,
  figureWitnessesIn,
  type UserId,
} from '@groundwork/contracts';
import { documentFigureWitnesses, figureDocument } from '@groundwork/engine-evidence';
import { currentRules, documentCredit, score } from '@groundwork/engine-scoring';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import type { ScoredOwner } from '../../domain/owner.model.ts';
import { noValues, proofOf } from '../../domain/proof.rules.ts';
import { inputOfOwner } from '../../domain/score-input.rules.ts';
import { readDocuments, readOwner } from '../../persistence/owner.repository.ts';
import { findProof } from '../../persistence/proof.repository.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';

export interface DocumentWeighing {
  userId: UserId;
  from: DocumentState;
  to: DocumentState;
}

interface Sources {
  owner: ScoredOwner | null;
  others: readonly DocumentState[];
  evidence: EvidenceState;
  today: string;
}

function totalsWith(document: DocumentState, { owner, others, evidence, today }: Sources): number[] {
  const documents = [...others, document];
  const stated = inputOfOwner(owner, documents);
  const own = documentFigureWitnesses([figureDocument(document, documentCredit(document, currentRules))]);
  const witnesses = figureWitnessesIn(evidence).filter(
    ({ documentId }) => documentId !== document.documentId,
  );
  const figures = [...witnesses, ...own] as NonNullable<EvidenceState['figures']>;
  const proven = proofOf({
    stated,
    owner: owner ?? noValues,
    documents,
    today,
    rules: currentRules,
    evidence: { ...evidence, figures },
  });
  return [score(stated, today, currentRules).totalScore, proven.result.totalScore];
}

@Injectable()
export class WeighDocument {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run({ userId, from, to }: DocumentWeighing): Promise<{ rise: number }> {
    return readSnapshot(this.dataSource, async (manager) => {
      const sources = await this.sourcesOf(manager, userId, from);
      const before = totalsWith(from, sources);
      const rises = totalsWith(to, sources).map((total, at) => total - (before[at] ?? 0));
      return { rise: Math.max(...rises) };
    });
  }

  private async sourcesOf(
    manager: EntityManager,
    userId: UserId,
    { documentId }: DocumentState,
  ): Promise<Sources> {
    const documents = await readDocuments(manager, userId);
    return {
      owner: await readOwner(manager, userId),
      others: documents.filter((each) => each.documentId !== documentId),
      evidence: (await findProof(manager, userId)).evidence,
      today: this.clock.today(),
    };
  }
}
