/** The shape by which the router knows an error response; it exports the check but not the class. */
export class ErrorResponseImpl {
  readonly internal = false;

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly data: unknown,
  ) {}
}
