interface Parts<P extends string> {
  readonly unavailable: readonly P[];
  readonly withheld: readonly ('lenders' | 'documents')[];
}

/** The part is away, or the owner does not open it to this person. */
export const lacks = <P extends string>({ unavailable, withheld }: Parts<P>, part: 'lenders' | 'documents') =>
  [...unavailable, ...withheld].some((each) => each === part);
