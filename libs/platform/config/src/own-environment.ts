type Environment = Record<string, string | undefined>;

/** The variable whose value is for one service of a process: SCORING__DATABASE_URL. */
export const variableOf = (service: string, name: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}__${name}`;

export function ownEnvironment(service: string, environment: Environment = process.env): Environment {
  const prefix = variableOf(service, '');
  const own = Object.entries(environment)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]): Environment => ({ [name.slice(prefix.length)]: value }));
  return Object.assign({ ...environment }, ...own) as Environment;
}
