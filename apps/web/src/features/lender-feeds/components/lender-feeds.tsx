import { AddFeed } from './add-feed.tsx';
import { FeedList } from './feed-list.tsx';
import './lender-feeds.css';

export function LenderFeeds() {
  return (
    <div className="feeds">
      <FeedList />
      <AddFeed />
    </div>
  );
}
