import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { UploadDocument } from './upload-document.use-case.ts';

@Controller()
export class UploadDocumentController {
  constructor(private readonly documents: UploadDocument) {}

  @Route(routes.uploadDocument)
  upload({ acting, request }: InputOf<typeof routes.uploadDocument>) {
    return this.documents.run(acting, request);
  }

  @Route(routes.addDocument)
  add({ acting, request }: InputOf<typeof routes.addDocument>) {
    return this.documents.runWithoutCategory(acting, request);
  }
}
