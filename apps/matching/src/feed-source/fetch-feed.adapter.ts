import { lookup as lookUp } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import { deadline } from '@groundwork/platform-time';
import { fill } from '@groundwork/wording';
import { isAllowedForStrangers, isPublicAddress, urlOfFeed } from './feed-address.guard.ts';
import { feedWords } from '../feeds.wording.ts';
import { type FeedRequest, FeedSource, type FetchedFeed } from './feed-source.port.ts';

interface FetchOptions {
  isTrusted: (address: string) => boolean;
  timeoutMs?: number;
  /** Certificates of a private authority. */
  ca?: string;
}

interface Target {
  url: URL;
  address: string;
  family: number;
}

const mostBytes = 5 * 1024 * 1024;
const defaultTimeoutMs = 30_000;

const failed = (message: string, code: 'FETCH_FAILED' | 'TOO_LARGE' = 'FETCH_FAILED'): FetchedFeed => ({
  result: 'failed',
  code,
  message,
});

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));

/** The connection goes to the checked address: a second look-up could give another one. */
const fixedLookup =
  ({ address, family }: Target): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const textOf = (value: string | string[] | undefined): string | null =>
  typeof value === 'string' ? value : null;

async function readBody(reply: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export class FetchFeedAdapter extends FeedSource {
  private readonly timeoutMs: number;

  constructor(private readonly options: FetchOptions) {
    super();
    this.timeoutMs = options.timeoutMs ?? defaultTimeoutMs;
  }

  async isAllowed(url: string): Promise<boolean> {
    return (await this.targetOf(url).catch(() => null)) !== null;
  }

  async fetch({ url, etag }: FeedRequest): Promise<FetchedFeed> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const target = await this.targetOf(url);
      if (target === null) return failed(feedWords.addressNotAllowed);
      return await this.read(await this.send(target, etag, signal), etag);
    } catch {
      return failed(
        signal.aborted ? fill(feedWords.slow, { seconds: this.timeoutMs / 1000 }) : feedWords.noAnswer,
      );
    }
  }

  /** Null unless every address of the host is allowed. */
  private async targetOf(text: string): Promise<Target | null> {
    const url = urlOfFeed(text);
    if (url === null) return null;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = await deadline(
      'The name server',
      this.timeoutMs,
      lookUp(host, { all: true, order: 'ipv4first' }),
    );
    const [first] = addresses;
    if (first === undefined) return null;
    if (addresses.every(({ address }) => this.options.isTrusted(address))) return { url, ...first };
    const own = ownAddresses();
    const isPublic = addresses.every(
      ({ address }) => this.options.isTrusted(address) || isPublicAddress(address, own),
    );
    return isPublic && isAllowedForStrangers(url) ? { url, ...first } : null;
  }

  private send(target: Target, etag: string | null, signal: AbortSignal): Promise<IncomingMessage> {
    const { ca } = this.options;
    const options: RequestOptions = {
      agent: false,
      lookup: fixedLookup(target),
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(etag !== null && { 'if-none-match': etag }),
      },
      ...(ca !== undefined && { ca }),
    };
    const start = target.url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      start(target.url, options, resolve).on('error', reject).end();
    });
  }

  private async read(reply: IncomingMessage, etag: string | null): Promise<FetchedFeed> {
    const { statusCode: status = 0, headers } = reply;
    if (status === 304 && etag !== null) {
      reply.destroy();
      return { result: 'unchanged' };
    }
    if (status !== 200) {
      reply.destroy();
      return failed(fill(feedWords.status, { status: String(status) }));
    }
    const body = await readBody(reply);
    if (body === null) return failed(feedWords.tooLarge, 'TOO_LARGE');
    return {
      result: 'document',
      body,
      etag: textOf(headers.etag),
      signature: textOf(headers['groundwork-signature']),
    };
  }
}
