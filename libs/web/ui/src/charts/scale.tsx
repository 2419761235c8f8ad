import { specifiedWords } from '../ui.wording.ts';
import './scale.css';

const bands = [
  { name: 'poor', from: 0, to: 500 },
  { name: 'fair', from: 500, to: 700 },
  { name: 'good', from: 700, to: 850 },
  { name: 'excellent', from: 850, to: 1000 },
] as const;

/** The specified legend. Its bounds are not those of the levels, so no owner has a place on it. */
export function Scale() {
  return (
    <div className="gw-scale">
      <ul className="gw-scale-bands">
        {bands.map(({ name, from, to }) => (
          <li key={name} className={`gw-scale-${name}`} style={{ flexGrow: to - from }}>
            <strong>{specifiedWords.bands[name]}</strong>
            <span>
              {from}-{to}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
