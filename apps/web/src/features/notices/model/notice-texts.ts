import { type DocumentView, type Notice, noticeWords } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { words } from '../notices.wording.ts';

type NoticedDocument = Pick<DocumentView, 'originalName' | 'status' | 'reviewRequired' | 'categoryOpen'>;

/** A document that waits for a reviewer needs nothing of its owner. */
export function textsOfNotice({ kind }: Pick<Notice, 'kind'>, document: NoticedDocument | undefined) {
  if (document === undefined) return noticeWords[kind];
  const { originalName: name, status, reviewRequired, categoryOpen } = document;
  return status === 'processed' && reviewRequired && categoryOpen !== true
    ? { title: fill(words.underReview, { name }), text: words.underReviewText }
    : { title: fill(words.documentNeedsYou, { name }), text: words.documentNeedsYouText };
}
