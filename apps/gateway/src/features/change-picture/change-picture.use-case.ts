import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import {
  type Acting,
  pictureTypeOf,
  type PracticeId,
  rpc,
  type User,
  type UserId,
} from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectNotFound, ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { readPicture } from '../../files/picture.reader.ts';
import { withDeadline } from '../../files/store-deadlines.adapter.ts';
import { routeNotFound } from '../../gateway.errors.ts';
import { Sessions } from '../../session/sessions.adapter.ts';
import { parts } from '../../gateway.wording.ts';

/** The key is the user id, so an erasure finds the picture. */
const pictureKeyOf = (userId: UserId) => `pictures/${userId}`;

interface Picture {
  type: string;
  bytes: Buffer;
}

@Injectable()
export class ChangePicture {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly sessions: Sessions,
  ) {}

  async change(acting: Acting, request: FastifyRequest): Promise<User> {
    const bytes = await readPicture(request);
    await this.callStorage(this.storage.put(pictureKeyOf(acting.userId), Readable.from([bytes])));
    return this.setVersion(acting, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  }

  async remove(acting: Acting): Promise<User> {
    const changed = await this.setVersion(acting, null);
    await this.callStorage(this.storage.remove(pictureKeyOf(acting.userId)));
    return changed;
  }

  async ofManager(of: { userId: UserId; practiceId: PracticeId }): Promise<Picture> {
    const { userId } = await this.services.call(rpc.identity.practiceManager, of);
    if (userId === null) throw routeNotFound();
    return this.stored(userId);
  }

  async read(user: User): Promise<Picture> {
    if (user.profileImageUrl === null) throw routeNotFound();
    return this.stored(user.id);
  }

  private async stored(userId: UserId): Promise<Picture> {
    const bytes = await buffer(await this.callStorage(this.storage.get(pictureKeyOf(userId))));
    const type = pictureTypeOf(bytes);
    if (!type) throw routeNotFound();
    return { type, bytes };
  }

  private async setVersion(acting: Acting, version: string | null): Promise<User> {
    const changed = await this.services.call(rpc.identity.setPicture, { ...acting, version });
    this.sessions.dropUser(acting.userId);
    return changed;
  }

  private async callStorage<T>(call: Promise<T>): Promise<T> {
    try {
      return await withDeadline(call);
    } catch (error) {
      throw error instanceof ObjectNotFound ? routeNotFound() : unavailable(parts.fileStore, error);
    }
  }
}
