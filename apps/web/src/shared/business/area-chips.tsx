import type { AreaLevels } from '@groundwork/contracts';
import { Badge } from '@groundwork/web-ui';
import { areaTexts } from './business-texts.ts';
import './people.css';

export function AreaChips({ held }: { readonly held: AreaLevels }) {
  return (
    <ul className="people-chips">
      {areaTexts(held).map((text) => (
        <li key={text}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
