/** Programs name one total in many ways: "Total - Income", "Income, Total", "Grand Total Income", "Total 4000 · Income". */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/(?<![.\s$:=])[.\s$:=]+$/, ''],
  [/ ?\((?:note )?\d{1,2}\)$/i, ''],
  [/^(?:=|equals:?)\s*/i, ''],
  [/^sub-?\s?total\b/i, 'Subtotal'],
  [
    /^(?:grand |overall |combined )?(?:totals?|sum)(?: (?:for|of))?(?: all)?(?:[ :·\u2013\u2014-]+|(?<=of )\s*)(?:\d{3,6}(?:[-.]\d+)*[ :·\u2013\u2014-]+)?(?=[a-z])/i,
    'Total ',
  ],
  [/^subtotal[ :\u2013\u2014-]+(?=[a-z])/i, 'Subtotal '],
  [/^([a-z][a-z '’&/-]{3,40}?)(?:,| ?[-\u2013\u2014]) ?total$/i, 'Total $1'],
  [/^([a-z][a-z '’&/-]{3,40}?) \(total\)$/i, 'Total $1'],
  [/\((?:loss|deficit|deficiency)\) (?=[a-z])/i, ''],
  [/\bc\.o\.g\.s\.?/i, 'COGS'],
  [/\bliab\.?$/i, 'Liabilities'],
  [/^net inc\b\.?/i, 'Net income'],
  [/^(less|add|plus|deduct)[ :;-]+(?=[a-z])/i, '$1 '],
];

export const toLabel = (text: string): string =>
  rewrites.reduce((label, [pattern, replacement]) => label.replace(pattern, replacement), text.trim()).trim();
