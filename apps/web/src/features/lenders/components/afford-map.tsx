import { fill } from '@groundwork/wording';
import type { LenderCarry } from '@groundwork/contracts';
import { type CSSProperties, memo } from 'react';
import { formatDollars } from '#shared/formatting/format.ts';
import { type AffordMap as Picture, describeMap } from '../model/afford-map.ts';
import './afford-map.css';
import { words as affordWords } from '../afford.wording.ts';
import { words } from '../lenders.wording.ts';

const { map: texts } = affordWords;

const at = (share: number) => ({ '--at': share }) as CSSProperties;

type Room = Pick<LenderCarry, 'comfortable' | 'limit'>;

interface AffordMapProps {
  readonly map: Picture;
  readonly room: Room;
}

function Zones({ zones }: { readonly zones: Picture['zones'] }) {
  if (zones === null) return null;
  const style = { '--comfortable': zones.comfortable, '--limit': zones.limit } as CSSProperties;
  return (
    <div className="afford-zones" style={style}>
      <span className="afford-good" />
      <span className="afford-near" />
      <span className="afford-beyond" />
    </div>
  );
}

function Scale({ zones, room }: { readonly zones: Picture['zones']; readonly room: Room }) {
  if (zones === null) return null;
  return (
    <div className="afford-scale">
      <span style={at(zones.comfortable)}>
        {fill(texts.comfortable, { amount: formatDollars(room.comfortable ?? 0) })}
      </span>
      <span style={at(zones.limit)}>{fill(texts.limit, { amount: formatDollars(room.limit ?? 0) })}</span>
    </div>
  );
}

/** The same figures for readers who do not see the picture. */
function Table({ map }: Pick<AffordMapProps, 'map'>) {
  return (
    <div className="gw-hidden">
      <table>
        <caption>{texts.label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{words.choice.payment}</th>
            <th scope="col">{texts.judgment}</th>
          </tr>
        </thead>
        <tbody>
          {map.marks.map(({ kind, name, payment, word }) => (
            <tr key={kind}>
              <th scope="row">{name}</th>
              <td>{payment}</td>
              <td>{word}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const AffordMap = memo(function AffordMap({ map, room }: AffordMapProps) {
  return (
    <figure className="afford">
      <div className="afford-map" role="img" aria-label={describeMap(map, room)}>
        <Zones zones={map.zones} />
        {map.marks.map(({ kind, name, payment, share, band, isBeyond }) => (
          <div key={kind} className={`afford-lane afford-${band}`} style={at(share)}>
            <span className="afford-name">{name}</span>
            <span className="afford-track">
              <span className={share > 0.7 ? 'afford-mark afford-left' : 'afford-mark'}>
                <b>{isBeyond ? fill(texts.further, { payment }) : payment}</b>
              </span>
            </span>
          </div>
        ))}
        <Scale zones={map.zones} room={room} />
      </div>
      <Table map={map} />
    </figure>
  );
});
