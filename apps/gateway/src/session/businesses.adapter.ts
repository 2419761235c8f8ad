import {
  type AdmittedBusiness,
  type BusinessId,
  businessId,
  events,
  rpc,
  type UserId,
} from '@groundwork/contracts';
import { EventFeed, RpcClient } from '@groundwork/platform-messaging';
import { systemClock } from '@groundwork/platform-time';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { businessHeader, businessNotFound } from '../gateway.errors.ts';

const cacheMs = 60_000;
const mostAdmitted = 50_000;

interface Admitted {
  person: UserId;
  business: AdmittedBusiness;
  until: number;
}

interface Drop {
  business?: string;
  persons?: readonly string[];
  practice?: string | undefined;
}

export interface Watched {
  person: UserId;
  business: BusinessId;
}

function chosenBy(request: FastifyRequest): BusinessId | undefined {
  const header = request.headers['x-business-id'];
  if (header === undefined) return undefined;
  const chosen = businessId.safeParse(header);
  if (!chosen.success) throw businessHeader();
  return chosen.data;
}

const withPersons = z.object({ personIds: z.array(z.string()) });
const withPractice = z.object({ practiceId: z.string() });
const practiceIn = (data: unknown) => withPractice.safeParse(data).data?.practiceId;
const personsIn = (data: unknown) => withPersons.safeParse(data).data?.personIds ?? [];

export const msLeftOf = ({ expiresAt }: AdmittedBusiness): number =>
  expiresAt === null ? Infinity : Date.parse(expiresAt) - systemClock.now().getTime();

@Injectable()
export class Businesses {
  private readonly cache = new Map<string, Admitted>();
  private readonly watchers = new Set<(drop: Drop) => void>();
  /** A reply to a call that began before a drop must not be stored after it. */
  private drops = 0;

  constructor(
    private readonly services: RpcClient,
    feed: EventFeed,
  ) {
    feed.onEvent(({ type, data, userId }) => {
      if (type === events.userPlanChanged.type) this.drop({ business: userId });
      if (type === events.grantChanged.type) this.endGrants({ business: userId, persons: personsIn(data) });
      if (type === events.practiceChanged.type)
        this.endGrants({ persons: personsIn(data), practice: practiceIn(data) });
    });
    feed.onGap(() => this.dropAll());
  }

  async admit(person: UserId, request: FastifyRequest): Promise<AdmittedBusiness> {
    const business = await this.find(person, chosenBy(request));
    if (!business) throw businessNotFound();
    return business;
  }

  /** A person without a business still has an account. */
  async ifAny(person: UserId, request: FastifyRequest): Promise<AdmittedBusiness | undefined> {
    const chosen = chosenBy(request);
    if (chosen) return this.admit(person, request);
    return (await this.find(person, chosen)) ?? undefined;
  }

  onChange({ person, business }: Watched, listener: () => void): () => void {
    const watcher = (drop: Drop) => {
      if (drop.business === business || drop.persons?.includes(person)) listener();
    };
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  private endGrants(drop: Drop): void {
    this.drop(drop);
    for (const notify of this.watchers) notify(drop);
  }

  /** The plan of a practice counts for all its clients. */
  private drop(drop: Drop): void {
    this.drops += 1;
    const { practice } = drop;
    for (const [key, { person, business }] of this.cache) {
      const isClient = practice !== undefined && business.practices?.some((id) => id === practice);
      if (isClient || business.id === drop.business || drop.persons?.includes(person)) this.cache.delete(key);
    }
  }

  private async find(person: UserId, to: BusinessId | undefined): Promise<AdmittedBusiness | null> {
    const key = `${person} ${to ?? ''}`;
    const cached = this.cache.get(key);
    if (cached && cached.until > performance.now()) return cached.business;
    const dropsBefore = this.drops;
    const business = await this.services.call(rpc.identity.admit, { userId: person, ...(to && { to }) });
    this.cache.delete(key);
    if (business && dropsBefore === this.drops) this.store(key, { person, business });
    return business;
  }

  private store(key: string, admitted: Omit<Admitted, 'until'>): void {
    if (this.cache.size >= mostAdmitted) this.cache.clear();
    const until = performance.now() + Math.min(cacheMs, msLeftOf(admitted.business));
    this.cache.set(key, { ...admitted, until });
  }

  private dropAll(): void {
    this.drops += 1;
    this.cache.clear();
  }
}
