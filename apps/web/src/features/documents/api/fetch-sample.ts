const type = 'application/pdf';

export async function fetchSample(name: string): Promise<File> {
  const response = await fetch(new URL(`samples/${name}`, location.origin));
  if (!response.ok || response.headers.get('content-type') !== type)
    throw new TypeError('The sample is missing');
  return new File([await response.blob()], name, { type });
}
