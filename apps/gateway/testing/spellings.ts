import { SeededRandom } from '@groundwork/test-data/cases';

type Change = (path: string, random: SeededRandom) => string;

const hex = (char: string, random: SeededRandom) => {
  const code = char.charCodeAt(0).toString(16).padStart(2, '0');
  return `%${random.chance(0.5) ? code : code.toUpperCase()}`;
};

const changeOne =
  (pattern: RegExp, change: (char: string, random: SeededRandom) => string): Change =>
  (path, random) => {
    const places = [...path.matchAll(pattern)].map(({ index }) => index);
    if (places.length === 0) return path;
    const at = random.one(places);
    return path.slice(0, at) + change(path[at] ?? '', random) + path.slice(at + 1);
  };

const ends = ['/', '//', '/.', '/..', '%2f', '#x', '%00', ';a=b', '?', '?a=%61', '%20', '%09', '%', '/%zz'];
const detours = ['//', '/./', '/../', '/x/../', '/%2e/', '/%2E%2e/', '/.%2e/', '/%2f'];
const origins = ['http://a', 'https://a:443', 'HTTP://b@a', '//a', 'http:/', 'http:', '*'];

const changes: Change[] = [
  changeOne(/[a-z0-9._-]/gi, hex),
  changeOne(/[a-z0-9._-]/gi, (char, random) => hex(char, random).replace('%', '%25')),
  changeOne(/[a-z]/gi, (char) => (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase())),
  changeOne(/\//g, (_, random) => random.one(detours)),
  changeOne(/\//g, (_, random) => random.one(['\\', '%5c', '%5C', '%2f', '%2F', '%c0%af', '%252f'])),
  (path, random) => path + random.one(ends),
  (path, random) => random.one(origins) + path,
];

export function spellingsOf(path: string, count: number): string[] {
  const random = new SeededRandom(path.length);
  const spellings = new Set<string>();
  while (spellings.size < count) {
    let spelling = path;
    for (let n = 1 + random.below(3); n > 0; n -= 1) spelling = random.one(changes)(spelling, random);
    if (spelling !== path) spellings.add(spelling);
  }
  return [...spellings];
}
