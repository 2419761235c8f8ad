import type { LinkId, VisitId } from '@groundwork/contracts';

export interface VisitRow {
  id: VisitId;
  linkId: LinkId;
  openedAt: Date;
  lastSeenAt: Date;
  seconds: number;
  downloads: number;
}

export interface PageOfVisit {
  visitId: VisitId;
  itemId: string;
  page: number;
  seconds: number;
  firstAt: Date;
}
