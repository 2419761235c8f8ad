/** The schema of a profile is large, so it loads with the first check. Without a connection only the server checks. */
export async function loadProblems(): Promise<typeof import('./problems.ts') | null> {
  try {
    return await import('./problems.ts');
  } catch {
    return null;
  }
}
