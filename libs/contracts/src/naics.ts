export const naicsSectors = [
  { code: '11', prefixes: ['11'], title: 'Agriculture, forestry, fishing and hunting' },
  { code: '21', prefixes: ['21'], title: 'Mining, quarrying, and oil and gas extraction' },
  { code: '22', prefixes: ['22'], title: 'Utilities' },
  { code: '23', prefixes: ['23'], title: 'Construction' },
  { code: '31-33', prefixes: ['31', '32', '33'], title: 'Manufacturing' },
  { code: '42', prefixes: ['42'], title: 'Wholesale trade' },
  { code: '44-45', prefixes: ['44', '45'], title: 'Retail trade' },
  { code: '48-49', prefixes: ['48', '49'], title: 'Transportation and warehousing' },
  { code: '51', prefixes: ['51'], title: 'Information' },
  { code: '52', prefixes: ['52'], title: 'Finance and insurance' },
  { code: '53', prefixes: ['53'], title: 'Real estate and rental and leasing' },
  { code: '54', prefixes: ['54'], title: 'Professional, scientific, and technical services' },
  { code: '55', prefixes: ['55'], title: 'Management of companies and enterprises' },
  { code: '56', prefixes: ['56'], title: 'Administrative and support and waste management services' },
  { code: '61', prefixes: ['61'], title: 'Educational services' },
  { code: '62', prefixes: ['62'], title: 'Health care and social assistance' },
  { code: '71', prefixes: ['71'], title: 'Arts, entertainment, and recreation' },
  { code: '72', prefixes: ['72'], title: 'Accommodation and food services' },
  { code: '81', prefixes: ['81'], title: 'Other services (except public administration)' },
  { code: '92', prefixes: ['92'], title: 'Public administration' },
] as const;

const sectorPrefixes: ReadonlySet<string> = new Set(naicsSectors.flatMap(({ prefixes }) => prefixes));

export const isNaicsCode = (text: string): boolean =>
  /^\d{6}$/.test(text) && sectorPrefixes.has(text.slice(0, 2));
