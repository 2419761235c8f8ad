const vocabulary = new Set(
  `account accounts activity additional additions adjustments advances all amount and atm authorized average
  bank balance balances beginning business by card cash charges check checking checks cleared client closing
  complete continued counterparty credit credits customer daily date date dates day debit debits deposit deposits
  description detail details earned electronic end ending fee fees for from history in incoming information
  initiated instances interest ledger money month monthly new number of online opening or other our out outgoing
  overdraft paid payment payments pending period plus points posted previous purchases received returned rewards
  savings sent service settled spend spending statement subtractions summary the this to total totals transaction
  transactions transfers union wire withdrawal withdrawals year your`.split(/\s+/),
);
const nameEnds = ['CREDIT UNION', 'BANK', 'FINANCIAL', 'SAVINGS', 'LLC', 'INC'];
const longest = 14;

const [minTokens, minLetters, maxMean] = [3, 4, 2.6];
const minSingle = 2;

function isSpaced(text: string): boolean {
  if (!/^[A-Za-z&() ]+$/.test(text)) return false;
  const tokens = text.split(' ').filter((token) => /[A-Za-z]/.test(token));
  const letters = text.replace(/[^A-Za-z]/g, '').length;
  const single = tokens.filter((token) => /^\(?[A-Za-z]\)?$/.test(token)).length;
  return (
    tokens.length >= minTokens &&
    single >= minSingle &&
    letters >= minLetters &&
    letters <= tokens.length * maxMean
  );
}

function wordsIn(letters: string): string[] | null {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1)
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const [before, word] = [best[start], letters.slice(start, end)];
      const isWord = word === '&' || vocabulary.has(word.toLowerCase());
      if (before && isWord && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, word];
    }
  return best[letters.length] ?? null;
}

function nameIn(letters: string): string {
  const end = nameEnds.find((each) => letters.endsWith(each.replace(' ', '')));
  const start = end === undefined ? '' : letters.slice(0, -end.replace(' ', '').length);
  return end !== undefined && start.length >= 4 ? `${start} ${end}` : letters;
}

const spacedAmount = /^[(\u2013\u2212-]?(?:USD)?[$-]?\d{1,3}(?:,\d{3})*\.\d\d\)?$/;
const minSpaces = 4;

function amountIn(text: string): string | null {
  const joined = text.replaceAll(' ', '');
  const isSpacedAmount = text.length - joined.length >= minSpaces && spacedAmount.test(joined);
  return isSpacedAmount ? joined.replace('USD', 'USD ') : null;
}

/** A heading with wide letters is a row of single letters in the text layer: "C H EC K S PA ID". */
export function mendLetterSpaced(text: string): string | null {
  if (!text.includes(' ')) return null;
  if (!isSpaced(text)) return amountIn(text);
  const letters = text.replaceAll(' ', '');
  if (/[a-z]/.test(letters)) return letters.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return wordsIn(letters)?.join(' ') ?? nameIn(letters);
}
