import { z } from 'zod';
import { userId } from '../ids.ts';
import { appliedImport } from '../lender-catalog.ts';
import { checkedCriteria } from '../lender-criteria.ts';
import {
  addFeedBody,
  applyFeedBody,
  changeFeedBody,
  feedId,
  feedPlan,
  lenderFeed,
  rejectFeedBody,
  removedFeed,
} from '../lender-feeds.ts';
import { boundedText, nameText } from '../texts.ts';
import { byStaff, defineRpc } from './define.ts';

const mostMessageBytes = 1024 * 1024;

const byAdmin = z.object({ actorId: userId });
const aFeed = z.object({ feedId });
const changeOfFeed = byAdmin.extend(aFeed.shape);

export const lenderFeedsRpc = {
  criteriaSchema: defineRpc(
    'rpc.matching.criteria-schema.v1',
    z.object({ id: nameText }),
    z.record(z.string(), z.unknown()),
  ),
  /** The text is compressed: it can be larger than a message. */
  checkCriteria: defineRpc(
    'rpc.matching.check-criteria.v1',
    z.object({ gzip: boundedText(mostMessageBytes).check(z.base64()) }),
    checkedCriteria,
  ),
  feeds: byStaff('admin', defineRpc('rpc.matching.feeds.v1', z.object({}), z.array(lenderFeed))),
  addFeed: byStaff(
    'admin',
    defineRpc('rpc.matching.add-feed.v1', byAdmin.extend(addFeedBody.shape), lenderFeed),
  ),
  changeFeed: byStaff(
    'admin',
    defineRpc('rpc.matching.change-feed.v1', changeOfFeed.extend(changeFeedBody.shape), lenderFeed),
  ),
  removeFeed: byStaff('admin', defineRpc('rpc.matching.remove-feed.v1', changeOfFeed, removedFeed)),
  fetchFeed: byStaff('admin', defineRpc('rpc.matching.fetch-feed.v1', aFeed, lenderFeed)),
  feedPlan: byStaff('admin', defineRpc('rpc.matching.feed-plan.v1', aFeed, feedPlan)),
  applyFeed: byStaff(
    'admin',
    defineRpc('rpc.matching.apply-feed.v1', changeOfFeed.extend(applyFeedBody.shape), appliedImport),
  ),
  rejectFeed: byStaff(
    'admin',
    defineRpc('rpc.matching.reject-feed.v1', changeOfFeed.extend(rejectFeedBody.shape), lenderFeed),
  ),
};
