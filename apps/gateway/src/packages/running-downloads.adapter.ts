import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { events, type LinkId } from '@groundwork/contracts';
import { EventFeed } from '@groundwork/platform-messaging';
import { downloadGone } from '../gateway.errors.ts';

interface Download {
  readonly linkId: LinkId;
  readonly content: Readable;
}

type Watcher = (linkId: LinkId | 'every') => void;

/** Cuts a download when its link ends, and each one when an event may be missing. */
@Injectable()
export class RunningDownloads {
  private readonly watchers = new Set<Watcher>();

  constructor(feed: EventFeed) {
    feed.onEvent(({ type, data }) => {
      if (type !== events.linkRevoked.type) return;
      const revoked = events.linkRevoked.data.safeParse(data);
      if (revoked.success) this.notify(revoked.data.linkId);
    });
    feed.onGap(() => this.notify('every'));
  }

  /** Watches before the call that opens the file: a link can end while the call is on its way. */
  async run<D extends Download>(open: () => Promise<D>): Promise<D> {
    const missed = new Set<LinkId | 'every'>();
    const missing: Watcher = (linkId) => missed.add(linkId);
    this.watchers.add(missing);
    try {
      const download = await open();
      this.watch(download, missed);
      return download;
    } finally {
      this.watchers.delete(missing);
    }
  }

  private watch({ linkId, content }: Download, missed: ReadonlySet<LinkId | 'every'>): void {
    // The reply adds its listener later, and an error without one ends the process.
    content.on('error', () => undefined);
    if (missed.has(linkId) || missed.has('every')) {
      content.destroy();
      throw downloadGone();
    }
    const cut: Watcher = (ended) => {
      if (ended === linkId || ended === 'every') content.destroy(downloadGone());
    };
    this.watchers.add(cut);
    content.once('close', () => this.watchers.delete(cut));
  }

  private notify(linkId: LinkId | 'every'): void {
    for (const watcher of [...this.watchers]) watcher(linkId);
  }
}
