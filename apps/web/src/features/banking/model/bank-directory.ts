const banks: Readonly<Record<string, readonly string[]>> = {
  'JPMorgan Chase': ['021000021', '322271627', '071000013', '111000614', '267084131', '044000037'],
  'Bank of America': ['026009593', '121000358', '021000322', '111000025', '053000196', '063100277'],
  'Wells Fargo': ['121000248', '121042882', '102000076', '091000019', '111900659', '063107513'],
  Citibank: ['021000089', '321171184', '271070801', '266086554'],
  'U.S. Bank': ['091000022', '122105155', '102000021', '081000210', '042000013', '125000105', '122235821'],
  'PNC Bank': ['043000096', '031000053', '041000124'],
  'TD Bank': ['031201360', '036001808', '011103093', '026013673'],
  'Capital One': ['031176110', '056073502', '065000090', '051405515'],
  Truist: ['061000104', '053101121'],
  'Regions Bank': ['062000019', '062005690'],
  'Fifth Third Bank': ['042000314'],
  KeyBank: ['041001039', '021300077'],
  'Huntington Bank': ['044000024'],
  'M&T Bank': ['022000046'],
  'Citizens Bank': ['011500120', '036076150'],
  BMO: ['071000288'],
  Comerica: ['072000096'],
  HSBC: ['021001088'],
  Santander: ['011075150', '231372691'],
  'Ally Bank': ['124003116'],
  'Charles Schwab Bank': ['121202211'],
  'Navy Federal Credit Union': ['256074974'],
  USAA: ['314074269'],
  'American Express National Bank': ['124085066'],
  'Zions Bank': ['124000054'],
  'Frost Bank': ['114000093'],
  'First Citizens Bank': ['053100300'],
};

const bankByRouting = new Map(
  Object.entries(banks).flatMap(([bank, numbers]) => numbers.map((number) => [number, bank] as const)),
);

export const listedRoutingNumbers: readonly string[] = [...bankByRouting.keys()];

export const findBankName = (routingNumber: string): string | null =>
  bankByRouting.get(routingNumber) ?? null;
