import { Injectable } from '@nestjs/common';
import {
  type Acting,
  accountOfMasked,
  type DocumentId,
  type DocumentStates,
  type DocumentView,
  type OwnNumbers,
  ownNumbers,
  type PackageChoice,
  packageLimits,
  packageSources,
  shareConsentVersion,
} from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { KeyReceiver } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import type { FiledDocument, FrozenDocument, FrozenFacts } from '../../domain/frozen.model.ts';
import { frozenDocumentOf } from '../../domain/frozen-document.view.ts';
import {
  consentNeeded,
  documentNotReady,
  originalNotChosen,
  packageTooLarge,
  unknownAccount,
  unknownDocument,
} from '../../sharing.errors.ts';

const notFound = (error: unknown) => asDomainError(error)?.kind === 'not-found';

function checkConsent({ open, originals, consentText, documentIds }: PackageChoice): void {
  const place = originals.findIndex((id) => !documentIds.includes(id));
  if (place >= 0) throw originalNotChosen(place);
  if (open.length + originals.length > 0 && consentText !== shareConsentVersion) throw consentNeeded();
}

function checkAccounts({ open }: PackageChoice, { numbers }: OwnNumbers): void {
  const place = open.findIndex((name) => {
    const account = accountOfMasked(name);
    return account !== null && !numbers.some(({ id }) => id === account);
  });
  if (place >= 0) throw unknownAccount(place);
}

function checkSize(documents: readonly FrozenDocument[]): void {
  const sumOf = (part: 'pages' | 'bytes') => documents.reduce((sum, each) => sum + each[part], 0);
  if (sumOf('pages') > packageLimits.pages || sumOf('bytes') > packageLimits.bytes) throw packageTooLarge();
}

/** Reads what a package contains from the services that own it. */
@Injectable()
export class GatherFacts {
  constructor(
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run(acting: Acting, choice: PackageChoice): Promise<FrozenFacts> {
    checkConsent(choice);
    const { userId } = acting;
    const [documents, numbers, profile, score, cashFlow, figures] = await Promise.all([
      this.documentsOf(acting, choice),
      this.numbersOf(acting, choice),
      this.services.call(packageSources.profile, { userId }),
      this.services.call(packageSources.score, { userId }),
      this.services.call(packageSources.cashFlow, { userId }),
      this.services.call(packageSources.figures, { userId }),
    ]);
    checkAccounts(choice, numbers);
    checkSize(documents);
    const { legalBusinessName, dbaName, fullName } = profile;
    const business = [legalBusinessName, dbaName, fullName].map(String).find(Boolean) ?? '';
    const today = this.clock.today();
    return { today, business, profile, score, cashFlow, documents, numbers, figures };
  }

  /** The service documents records that the owner reads each file. */
  file(acting: Acting, documents: readonly FrozenDocument[]): Promise<FiledDocument[]> {
    return Promise.all(
      documents.map(async (document) => {
        const request = { ...acting, documentId: document.documentId };
        return { ...document, file: await this.services.call(packageSources.documentFile, request) };
      }),
    );
  }

  private async documentsOf({ userId }: Acting, choice: PackageChoice): Promise<FrozenDocument[]> {
    const ids = [...new Set(choice.documentIds)];
    if (ids.length === 0) return [];
    const { documents } = await this.services.call(packageSources.documentStates, { userId });
    const views = await Promise.all(
      ids.map((documentId, place) =>
        this.services.call(packageSources.document, { userId, documentId }).catch((error: unknown) => {
          throw notFound(error) ? unknownDocument(place) : error;
        }),
      ),
    );
    return views.map((view) => toFrozen(view, documents, choice.originals));
  }

  private async numbersOf(acting: Acting, { open }: PackageChoice): Promise<OwnNumbers> {
    const receiver = new KeyReceiver();
    const request = { ...acting, receiver: receiver.publicKey, opensSsn: open.includes('ssn') };
    const { sealed } = await this.services.call(packageSources.numbers, request);
    return ownNumbers.parse(JSON.parse(receiver.open(sealed, acting.userId).toString()));
  }
}

function toFrozen(
  view: DocumentView,
  states: DocumentStates['documents'],
  originals: readonly DocumentId[],
): FrozenDocument {
  const stored = states.find(({ state }) => state.documentId === view.id);
  if (!stored || !['processed', 'verified'].includes(view.status)) throw documentNotReady(view.id);
  return frozenDocumentOf(view, stored, originals.includes(view.id));
}
