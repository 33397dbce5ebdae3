/** An error response in the form that the router checks for; the router exports the check but not the class. */
export class ErrorResponseImpl {
  readonly internal = false;

  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly data: unknown,
  ) {}
}
