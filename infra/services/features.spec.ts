import { describe, expect, it } from '@jest/globals';
import { featureLists, namesIn } from './features.ts';

const useCase = `
export const LIMIT = Symbol('limit');
export class Limit {}
@Injectable()
class Inner {}
@Injectable()
export class StartOrder extends Base {}
`;
const controller = `
@Controller()
export class UploadController {}
const local = 1;
export const ReadController = forwarding({});
`;

describe('the classes of a feature', () => {
  it('are the exported classes that Nest can construct', () => {
    expect(namesIn('start-order.use-case.ts', useCase)).toEqual(['StartOrder']);
  });

  it('are all exports of a controller or an RPC edge', () => {
    expect(namesIn('upload.controller.ts', controller)).toEqual(['UploadController', 'ReadController']);
    expect(namesIn('upload.rpc.ts', controller)).toEqual(['UploadController', 'ReadController']);
  });

  it('are in two lists, without a list of none', () => {
    const rpc = { file: './features/a-b/a-b.rpc.ts', names: ['ABRpc'] };
    const query = { file: './features/a-b/a-b.query.ts', names: ['AB'] };
    expect(featureLists([query, rpc])).toMatch(
      /export const controllers = \[ABRpc\];\n\nexport const providers = \[AB\];\n$/,
    );
    expect(featureLists([query])).not.toContain('controllers');
  });
});
