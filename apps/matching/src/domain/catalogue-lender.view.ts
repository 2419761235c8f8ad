import type { CatalogueLender, LenderId } from '@groundwork/contracts';
import type { ListedProgramme } from './listed-programme.model.ts';

export const catalogueLender = ({ id, active, version, programme }: ListedProgramme): CatalogueLender => ({
  id: id as LenderId,
  name: programme.name,
  type: programme.type,
  active,
  version,
  source: programme.source,
  sourceDate: programme.sourceDate,
});
