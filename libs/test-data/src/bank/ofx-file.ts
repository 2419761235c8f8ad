import { SeededRandom } from '../seeded-random.ts';
import { dayAfter } from './bank-business.ts';
import type { TrueBankRow } from './bank-file.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const leaf = (name: string, value: string, isXml: boolean): string =>
  isXml ? `<${name}>${value}</${name}>` : `<${name}>${value}`;

export interface GeneratedOfxFile {
  readonly text: string;
  readonly rows: readonly TrueBankRow[];
  readonly asOf: string;
  readonly balance: number;
}

/** OFX 1 has leaf tags without an end. OFX 2 is XML. */
export function makeOfxFile(version: 1 | 2, seed: number): GeneratedOfxFile {
  const random = new SeededRandom(seed);
  const isXml = version === 2;
  const names = ['AT&T WIRELESS', 'A < B STORE', 'DEPOSIT', "O'NEIL & CO", 'SQUARE INC'];
  let day = dayAfter('2025-03-01', random.below(200));
  const rows = Array.from({ length: 1 + random.below(30) }, (_, at) => {
    day = dayAfter(day, random.below(4));
    const cents = (random.chance(0.5) ? -1 : 1) * (1 + random.below(500_000));
    return { day, cents, text: `${random.one(names)} ${at}` };
  });
  const balance = random.below(9_000_000);
  const transactions = rows.map(({ day: posted, cents, text }, at) =>
    [
      '<STMTTRN>',
      leaf('TRNTYPE', cents < 0 ? 'DEBIT' : 'CREDIT', isXml),
      leaf('DTPOSTED', `${posted.replaceAll('-', '')}120000[-5:EST]`, isXml),
      leaf('TRNAMT', `${cents < 0 ? '-' : ''}${(Math.abs(cents) / 100).toFixed(2)}`, isXml),
      leaf('FITID', `${seed}-${at}`, isXml),
      leaf('NAME', escape(text), isXml),
      '</STMTTRN>',
    ].join('\n'),
  );
  const lines = [
    isXml ? '<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?>' : 'OFXHEADER:100\nDATA:OFXSGML\n',
    '<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>',
    leaf('CURDEF', 'USD', isXml),
    `<BANKACCTFROM>${leaf('BANKID', '021000021', isXml)}\n${leaf('ACCTID', '000123454471', isXml)}\n${leaf('ACCTTYPE', 'CHECKING', isXml)}</BANKACCTFROM>`,
    `<BANKTRANLIST>${transactions.join('\n')}</BANKTRANLIST>`,
    `<LEDGERBAL>${leaf('BALAMT', (balance / 100).toFixed(2), isXml)}\n${leaf('DTASOF', day.replaceAll('-', ''), isXml)}</LEDGERBAL>`,
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
  ];
  return { text: lines.join('\n'), rows, asOf: day, balance };
}
