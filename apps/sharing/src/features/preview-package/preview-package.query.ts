import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type PackageChoice,
  type PackagePreview,
  shareConsentVersion,
} from '@groundwork/contracts';
import { missingOf } from '../../domain/frozen-content.view.ts';
import { namedNumbersOf } from '../../domain/masked-numbers.rules.ts';
import { GatherFacts } from '../gather-facts/gather-facts.query.ts';

@Injectable()
export class PreviewPackage {
  constructor(private readonly gathering: GatherFacts) {}

  /** An owner reads the consent text here, so a choice without it is no error yet. */
  async run(acting: Acting, choice: PackageChoice): Promise<PackagePreview> {
    const facts = await this.gathering.run(acting, { ...choice, consentText: shareConsentVersion });
    return {
      documents: facts.documents.map(({ documentId, kind, period, pages }) => ({
        documentId,
        kind,
        period,
        pages,
      })) as PackagePreview['documents'],
      missing: missingOf(facts, choice),
      masked: namedNumbersOf(facts.numbers).map(({ name, masked }) => ({
        number: name,
        shown: masked,
        opened: choice.open.includes(name),
      })),
      bytes: facts.documents.reduce((sum, { bytes }) => sum + bytes, 0),
      consentText: shareConsentVersion,
    };
  }
}
