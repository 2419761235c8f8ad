import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Controller } from '@nestjs/common';
import { type Acting, pictureTypeOf, routes, rpc, type User, type UserId } from '@groundwork/contracts';
import { unavailable } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { ObjectNotFound, ObjectStorage } from '@groundwork/platform-storage';
import { routeNotFound } from '../../gateway.errors.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { neverAPage } from '../../http/send-file.ts';
import { Sessions } from '../../session/sessions.ts';
import { soon } from '../upload-document/store-deadlines.ts';
import { readPicture } from './read-picture.ts';

/** One place for each person: a new picture takes it over, and erasing a person finds it. */
const keyOf = (userId: UserId) => `pictures/${userId}`;

@Controller()
export class PictureController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly remembered: Sessions,
  ) {}

  @Route(routes.changePicture)
  async change({ user, acting, request }: InputOf<typeof routes.changePicture>) {
    const bytes = await readPicture(request);
    await this.stored(this.storage.put(keyOf(user.id), Readable.from([bytes])));
    return this.set(acting, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  }

  @Route(routes.removePicture)
  async remove({ user, acting }: InputOf<typeof routes.removePicture>) {
    const changed = await this.set(acting, null);
    await this.stored(this.storage.remove(keyOf(user.id)));
    return changed;
  }

  @Route(routes.picture)
  async send({ user, reply }: InputOf<typeof routes.picture>): Promise<void> {
    if (user.profileImageUrl === null) throw routeNotFound();
    const bytes = await buffer(await this.stored(this.storage.get(keyOf(user.id))));
    const type = pictureTypeOf(bytes);
    if (!type) throw routeNotFound();
    void reply.headers(neverAPage).type(type).send(bytes);
  }

  private async set(acting: Acting, version: string | null): Promise<User> {
    const changed = await this.services.call(rpc.identity.setPicture, { ...acting, version });
    this.remembered.forgetPerson(acting.userId);
    return changed;
  }

  private async stored<T>(call: Promise<T>): Promise<T> {
    try {
      return await soon(call);
    } catch (error) {
      throw error instanceof ObjectNotFound ? routeNotFound() : unavailable('The file store', error);
    }
  }
}
