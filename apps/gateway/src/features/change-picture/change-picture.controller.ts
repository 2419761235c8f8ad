import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { sendPicture } from '../../http/send-file.adapter.ts';
import { ChangePicture } from './change-picture.use-case.ts';

@Controller()
export class ChangePictureController {
  constructor(private readonly pictures: ChangePicture) {}

  @Route(routes.changePicture)
  change({ acting, request }: InputOf<typeof routes.changePicture>) {
    return this.pictures.change(acting, request);
  }

  @Route(routes.removePicture)
  remove({ acting }: InputOf<typeof routes.removePicture>) {
    return this.pictures.remove(acting);
  }

  @Route(routes.picture)
  async send({ user, reply }: InputOf<typeof routes.picture>): Promise<void> {
    const { type, bytes } = await this.pictures.read(user);
    sendPicture(reply, type, bytes);
  }

  @Route(routes.managerPicture)
  async sendManager({ acting, params, reply }: InputOf<typeof routes.managerPicture>): Promise<void> {
    const of = { userId: acting.userId, practiceId: params.id };
    const { type, bytes } = await this.pictures.ofManager(of);
    sendPicture(reply, type, bytes);
  }
}
