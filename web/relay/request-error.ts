export type RequestFailure =
  | "offline"
  | "unauthenticated"
  | "passwordChangeRequired"
  | "forbidden"
  | "outdated"
  | "server";

/** A GraphQL request that brought no usable data. What the rules refuse is data and never arrives here. */
export class RequestError extends Error {
  constructor(
    readonly failure: RequestFailure,
    message: string,
  ) {
    super(message);
    this.name = "RequestError";
  }
}

interface GraphQLErrorLike {
  message: string;
  extensions?: { code?: string };
}

export function hasCode(errors: readonly GraphQLErrorLike[] | undefined, code: string): boolean {
  return errors?.some((error) => error.extensions?.code === code) ?? false;
}

export function requestErrorFrom(errors: readonly GraphQLErrorLike[]): RequestError {
  const message = errors.map((error) => error.message).join("; ");
  if (hasCode(errors, "UNAUTHENTICATED")) return new RequestError("unauthenticated", message);
  if (hasCode(errors, "PASSWORD_CHANGE_REQUIRED")) return new RequestError("passwordChangeRequired", message);
  if (hasCode(errors, "FORBIDDEN")) return new RequestError("forbidden", message);
  if (hasCode(errors, "UNKNOWN_OPERATION")) return new RequestError("outdated", message);
  return new RequestError("server", message);
}
