import {
  type CacheConfig,
  Environment,
  type GraphQLResponse,
  type MissingFieldHandler,
  Network,
  Observable,
  RecordSource,
  type RequestParameters,
  ROOT_TYPE,
  Store,
  type Variables,
} from "relay-runtime";
import { accessToken, onPersonChange, renewAccess } from "./access";
import { actingHeaders, stopActing } from "./acting";
import { subscribeLive } from "./live";
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

/** Lets `node(id)` read a record that a list has already loaded. */
const nodeInStore: MissingFieldHandler = {
  kind: "linked",
  handle: ({ name }, record, { id }: { id?: unknown }) =>
    record?.getType() === ROOT_TYPE && name === "node" && typeof id === "string" ? id : undefined,
};

let current = createEnvironment();
const listeners = new Set<() => void>();

/** The Relay environment of this tab. Call it each time: a change of user creates a new one. */
export function relayEnvironment(): Environment {
  return current;
}

// A change of user discards the whole store, so that the next user sees nothing of the previous one.
onPersonChange(() => {
  current = createEnvironment();
  for (const listener of listeners) listener();
});

export function onNewEnvironment(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(request, subscribeLive),
    missingFieldHandlers: [nodeInStore],
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
  });
}
