import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from "relay-runtime";
import { accessToken, renewAccess } from "./access";
import { actingHeaders, stopActing } from "./acting";
import { hasCode, RequestError, requestErrorFrom } from "./request-error";

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Sends one operation; after an UNAUTHENTICATED answer the token is renewed and the operation sent once more. */
export function request(operation: RequestParameters, variables: Variables) {
  return Observable.create<GraphQLResponse>((sink) => {
    const abort = new AbortController();
    sendWithRenewal(operation, variables, abort.signal).then(
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

async function sendWithRenewal(operation: RequestParameters, variables: Variables, signal: AbortSignal) {
  const token = await accessToken();
  let answer = await send(operation, variables, token, signal);
  if (token && hasCode(answer.errors, "UNAUTHENTICATED")) {
    await renewAccess().catch(() => undefined);
    answer = await send(operation, variables, await accessToken(), signal);
  }
  // They answer for the minor no more: the tab is one's own again.
  if (hasCode(answer.errors, "NOT_GUARDIAN")) stopActing();
  // The page does not know yet: once the session is renewed, its guard leads to where the password is replaced.
  if (hasCode(answer.errors, "PASSWORD_CHANGE_REQUIRED")) await renewAccess().catch(() => undefined);
  // Less is allowed than the page knows, most often because somebody has just ceased to manage a place.
  if (token && hasCode(answer.errors, "FORBIDDEN")) void renewAccess().catch(() => undefined);
  if (!answer.data) throw requestErrorFrom(answer.errors ?? [{ message: "The answer carries no data" }]);
  return answer as GraphQLResponse;
}

/** Its text, or the name by which the server knows it: `scripts/known-operations.ts`. */
const told = ({ text, id }: RequestParameters) => (text === null ? { documentId: id } : { query: text });

/** Longer nobody looks at a page that does not come: then it is said that the server is busy. */
const longestRetryMs = 10_000;

/** A server that has too much to do says when to come back. A question is asked once more then; what changes something is not. */
async function send(
  operation: RequestParameters,
  variables: Variables,
  token: string | null,
  signal: AbortSignal,
): Promise<Answer> {
  let response = await post(operation, variables, token, signal);
  const seconds = response.status === 503 ? Number(response.headers.get("Retry-After")) : 0;
  if (seconds > 0 && operation.operationKind === "query") {
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1_000, longestRetryMs)));
    response = await post(operation, variables, token, signal);
  }
  try {
    return (await response.json()) as Answer;
  } catch {
    // A proxy's HTML page, not GraphQL.
    throw new RequestError("server", `/graphql answered ${response.status}`);
  }
}

async function post(
  operation: RequestParameters,
  variables: Variables,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch("/graphql", {
      method: "POST",
      credentials: "include",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/graphql-response+json, application/json",
        ...(token ? { Authorization: `Bearer ${token}`, ...actingHeaders() } : {}),
      },
      body: JSON.stringify({ ...told(operation), operationName: operation.name, variables }),
      signal,
    });
  } catch (error) {
    throw new RequestError("offline", String(error));
  }
}
