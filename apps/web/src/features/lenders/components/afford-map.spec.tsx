import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleCost, sampleMatch } from '../../../gallery/sample-match.ts';
import { mapPayments } from '../model/afford-map.ts';
import { AffordMap } from './afford-map.tsx';

const room = { comfortable: 3680, limit: 5280 };
const best = sampleMatch('Line', {
  band: 'too-much',
  word: 'You could not pay this',
  cost: { ...sampleCost, monthlyPayment: 6259 },
});

it('the map is one picture with a sentence, and a table with the same figures', () => {
  const map = mapPayments([{ kind: 'line', best, count: 1 }], room)!;
  const html = renderToStaticMarkup(<AffordMap map={map} room={room} />);
  expect(html).toContain(
    'role="img" aria-label="You can comfortably pay $3,680 a month, $5,280 at most. Line of credit: $6,259 a month. You could not pay this."',
  );
  expect(html).toContain('afford-lane afford-too-much');
  expect(html).toMatch(/Comfortable \$3,680.*Limit \$5,280/);
  expect(html).toContain('<th scope="row">Line of credit</th><td>$6,259</td><td>You could not pay this</td>');
});

it('the map has no zones while her room is not known', () => {
  const unknown = { comfortable: null, limit: null };
  const html = renderToStaticMarkup(
    <AffordMap map={mapPayments([{ kind: 'line', best, count: 1 }], unknown)!} room={unknown} />,
  );
  expect(html).not.toContain('afford-zones');
  expect(html).toContain('What you can pay a month is not known yet.');
});
