const startOfFormula = /^\s*[=+@\-＝＋＠－]|^[\t\r\n]/;

export function csvCell(text: string): string {
  const safe = startOfFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
