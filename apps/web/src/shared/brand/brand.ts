/** Name and wording of the product: the only place that knows them. */
export const brand = { name: 'Groundwork', scoreName: 'Groundwork Score' } as const;
