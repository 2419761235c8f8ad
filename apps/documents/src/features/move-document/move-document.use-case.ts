import { Injectable } from '@nestjs/common';
import { type DocumentView, type MoveDocumentBody, subcategoriesOf } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { alreadyVerified, analysisRuns, wrongSubcategory } from '../../documents.errors.ts';
import type { DocumentRow, OwnDocument } from '../../domain/document.model.ts';
import { DocumentRepository } from '../../persistence/document.repository.ts';
import { changeCategory } from '../../domain/change-category.rules.ts';
import { ChangeDocument } from '../change-document/change-document.use-case.ts';

function assertMovable({ status }: DocumentRow): void {
  if (status === 'pending' || status === 'processing') throw analysisRuns();
  if (status === 'verified') throw alreadyVerified();
}

@Injectable()
export class MoveDocument {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly changes: ChangeDocument,
    private readonly clock: Clock,
  ) {}

  async run(own: OwnDocument, to: MoveDocumentBody): Promise<DocumentView> {
    const subcategories: readonly string[] = subcategoriesOf[to.category];
    if (to.subcategory !== null && !subcategories.includes(to.subcategory)) throw wrongSubcategory();
    const row = await this.changes.run(this.documents.lockOwn(own), 'documentProcessed', (document) => {
      assertMovable(document);
      return changeCategory(document, to, this.clock.now());
    });
    return this.documents.toView(row);
  }
}
