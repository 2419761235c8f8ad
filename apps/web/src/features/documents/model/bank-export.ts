const sniffedBytes = 128 * 1024;
const mostLines = 200;
const alwaysBank = /\.(?:ofx|qfx|qbo)$/i;
const delimited = /\.csv$/i;

/** One line of a CSV file. Line breaks inside of quotes do not matter for the columns. */
function cellsOfLine(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else if (character !== '"') cell += character;
  }
  return [...cells, cell];
}

/** The server reads the whole file. Its start shows whether it has the columns of a bank. */
export async function isBankExport(file: File): Promise<boolean> {
  if (alwaysBank.test(file.name)) return true;
  if (!delimited.test(file.name)) return false;
  const { decodeBankFile, delimiterOf, suggestMapping } = await import('@groundwork/engine-cashflow');
  const decoded = decodeBankFile(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()));
  if (decoded.state === 'refused') return false;
  if (decoded.format === 'ofx') return true;
  const delimiter = delimiterOf(decoded.text);
  const lines = decoded.text.split('\n', mostLines);
  const rows = lines.map((line, at) => ({ line: at + 1, cells: cellsOfLine(line, delimiter) }));
  return suggestMapping(rows, delimiter) !== null;
}
