import {
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { accessToken, renewAccess } from "./access";
import { actingHeaders, stopActing } from "./acting";
import { changing } from "./own-changes";
import { hasCode, RequestError, requestErrorFrom } from "./request-error";

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** A pending operation. */
interface Asked {
  operation: RequestParameters;
  variables: Variables;
  /** Ids of subscriptions that the response covers. */
  answered: readonly string[];
  signal: AbortSignal;
}

/** Sends one operation; on UNAUTHENTICATED the token is renewed and the operation sent once more. */
export function request(operation: RequestParameters, variables: Variables, { metadata }: CacheConfig = {}) {
  return Observable.create<GraphQLResponse>((sink) => {
    const abort = new AbortController();
    const covered = (metadata?.["covers"] as readonly string[] | undefined) ?? [];
    changing(covered, (answered) =>
      sendWithRenewal({ operation, variables, answered, signal: abort.signal }),
    ).then(
      (response) => {
        if (abort.signal.aborted) return;
        sink.next(response);
        sink.complete();
      },
      (error: Error) => {
        if (!abort.signal.aborted) sink.error(error);
      },
    );
    return () => abort.abort();
  });
}

async function sendWithRenewal(asked: Asked): Promise<GraphQLResponse & Answer> {
  const token = await accessToken();
  let answer = await send(asked, token);
  if (token && hasCode(answer.errors, "UNAUTHENTICATED")) {
    await renewAccess().catch(() => undefined);
    answer = await send(asked, await accessToken());
  }
  // The user is no longer the minor's guardian: stop acting for them in this tab.
  if (hasCode(answer.errors, "NOT_GUARDIAN")) stopActing();
  // After the session is renewed, the route guard redirects to the page where the password is replaced.
  if (hasCode(answer.errors, "PASSWORD_CHANGE_REQUIRED")) await renewAccess().catch(() => undefined);
  // The session in this tab is stale, most often because the user has just lost a role: refresh it.
  if (token && hasCode(answer.errors, "FORBIDDEN")) void renewAccess().catch(() => undefined);
  if (!answer.data) throw requestErrorFrom(answer.errors ?? [{ message: "The answer carries no data" }]);
  return answer as GraphQLResponse & Answer;
}

/** The query text, or the id of a persisted operation, see `scripts/known-operations.ts`. */
const documentOf = ({ text, id }: RequestParameters) =>
  text === null ? { documentId: id } : { query: text };

/**
 * Longest wait before a retry; a longer one would look like a hanging page, so the "server is busy" error is shown
 * instead.
 */
const longestRetryMs = 10_000;

/** An overloaded server answers 503 with Retry-After. A query is retried once; a mutation is not. */
async function send(asked: Asked, token: string | null): Promise<Answer> {
  let response = await post(asked, token);
  const seconds = response.status === 503 ? Number(response.headers.get("Retry-After")) : 0;
  if (seconds > 0 && asked.operation.operationKind === "query") {
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1_000, longestRetryMs)));
    response = await post(asked, token);
  }
  try {
    return (await response.json()) as Answer;
  } catch {
    // A proxy's HTML page, not GraphQL.
    throw new RequestError("server", `/graphql answered ${response.status}`);
  }
}

async function post(
  { operation, variables, answered, signal }: Asked,
  token: string | null,
): Promise<Response> {
  try {
    return await fetch("/graphql", {
      method: "POST",
      credentials: "include",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/graphql-response+json, application/json",
        ...(token ? { Authorization: `Bearer ${token}`, ...actingHeaders() } : {}),
        ...(answered.length > 0 ? { "X-Acompanhamentos": answered.join(",") } : {}),
      },
      body: JSON.stringify({ ...documentOf(operation), operationName: operation.name, variables }),
      signal,
    });
  } catch (error) {
    throw new RequestError("offline", String(error));
  }
}
