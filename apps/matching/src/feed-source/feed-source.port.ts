export interface FeedRequest {
  url: string;
  etag: string | null;
}

export type FetchedFeed =
  | { result: 'unchanged' }
  | { result: 'failed'; code: 'FETCH_FAILED' | 'TOO_LARGE'; message: string }
  | { result: 'document'; body: Buffer; etag: string | null; signature: string | null };

export abstract class FeedSource {
  abstract isAllowed(url: string): Promise<boolean>;

  abstract fetch(request: FeedRequest): Promise<FetchedFeed>;
}
