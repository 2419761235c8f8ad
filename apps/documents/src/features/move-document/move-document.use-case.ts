import { Injectable } from '@nestjs/common';
import { type DocumentView, type MoveDocumentBody, subcategoriesOf } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { alreadyVerified, beingAnalysed, wrongSubcategory } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { inCategory } from '../../domain/in-category.rules.ts';

function refuseUnlessMovable({ status }: DocumentRow): void {
  if (status === 'pending' || status === 'processing') throw beingAnalysed();
  if (status === 'verified') throw alreadyVerified();
}

@Injectable()
export class MoveDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly clock: Clock,
  ) {}

  async run(own: OwnDocument, to: MoveDocumentBody): Promise<DocumentView> {
    const belonging: readonly string[] = subcategoriesOf[to.category];
    if (to.subcategory !== null && !belonging.includes(to.subcategory)) throw wrongSubcategory();
    const row = await this.documents.change(this.documents.own(own), 'documentProcessed', (found) => {
      refuseUnlessMovable(found);
      return inCategory(found, to, this.clock.now());
    });
    return this.documents.view(row);
  }
}
