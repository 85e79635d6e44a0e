import type { Client, createClient as makeClient } from "graphql-ws/client";
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from "relay-runtime";
import { accessToken, onPersonChange } from "./access";
import { actingAthlete } from "./acting";
import { reportLive } from "./live-status";
import { follow, eventReceived } from "./own-changes";
import { requestErrorFrom } from "./request-error";

const pongWithinMs = 5_000;
/**
 * Some networks open a connection but carry nothing over it: without an acknowledgement within this time it counts as
 * lost.
 */
const welcomedWithinMs = 8_000;
const longestWaitMs = 30_000;
/** Close code that the client sends when no subscription is left. */
const normalClosure = 1000;
/** Close code that the server sends when the token has expired; the client reconnects at once with a new one. */
const tokenOver = 4403;

const reconnectListeners = new Set<() => void>();
let clientPromise: Promise<Client> | null = null;

/** Registers a listener for reconnects: updates during the gap were missed. */
export function onLiveReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => void reconnectListeners.delete(listener);
}

const idOf = new WeakMap<object, string>();

/** A GraphQL subscription that survives lost connections, server restarts and expired tokens. */
export function subscribeLive(operation: RequestParameters, variables: Variables) {
  return Observable.create<GraphQLResponse>((sink) => {
    let id = newId();
    let attempts = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe: (() => void) | undefined;

    const again = () => {
      timer = setTimeout(() => void listen(), backoffMs(attempts++));
    };
    const listen = async () => {
      const mine = id;
      const live = await liveClient().catch(() => null);
      if (mine !== id) return;
      if (!live) return again();
      if (attempts > 0) reconnected();
      const payload = {
        query: operation.text ?? "",
        ...(operation.text === null ? { extensions: { documentId: operation.id } } : {}),
        operationName: operation.name,
        variables,
      };
      idOf.set(payload, mine);
      unsubscribe = live.subscribe<Record<string, unknown>>(payload, {
        next: (value) => {
          if (mine !== id) return;
          attempts = 0;
          eventReceived();
          sink.next(value as GraphQLResponse);
        },
        // An array has the server's GraphQL errors, which a retry would not change.
        error: (error) => {
          if (mine !== id) return;
          if (Array.isArray(error)) sink.error(requestErrorFrom(error));
          else again();
        },
        // A server that shuts down completes its subscriptions: subscribe again.
        complete: () => {
          if (mine === id) again();
        },
      });
    };
    const leave = () => {
      id = newId();
      clearTimeout(timer);
      unsubscribe?.();
      unsubscribe = undefined;
    };
    const forget = follow({
      name: operation.name,
      id: () => id,
      restart: () => {
        leave();
        void listen();
      },
    });

    void listen();
    return () => {
      forget();
      leave();
    };
  });
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

function liveClient(): Promise<Client> {
  clientPromise ??= import("graphql-ws/client").then(newClient).catch((error: unknown) => {
    // The chunk failed to load: the next attempt imports it again; until then there are no updates.
    clientPromise = null;
    reportLive("lost");
    throw error;
  });
  return clientPromise;
}

function newClient({ createClient }: { createClient: typeof makeClient }): Client {
  let pong: ReturnType<typeof setTimeout> | undefined;
  let welcome: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
    lazyCloseTimeout: 3_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, backoffMs(retries))),
    connectionParams: async () => ({ accessToken: await accessToken(), athlete: actingAthlete() }),
    keepAlive: 15_000,
    generateID: (payload) => idOf.get(payload) ?? newId(),
    on: {
      connecting: () => {
        clearTimeout(welcome);
        welcome = setTimeout(() => client.terminate(), welcomedWithinMs);
      },
      connected: (_socket, _payload, wasRetry) => {
        clearTimeout(welcome);
        reportLive("live");
        if (wasRetry) reconnected();
      },
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), pongWithinMs);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
      closed: (event) => {
        clearTimeout(pong);
        clearTimeout(welcome);
        const { code } = event as CloseEvent;
        reportLive(code === normalClosure || code === tokenOver ? "connecting" : "lost");
      },
    },
  });
  // A connection authenticates one user: a change of user needs a new one.
  onPersonChange(() => client.terminate());
  return client;
}

function reconnected() {
  for (const listener of reconnectListeners) listener();
}

function backoffMs(attempt: number): number {
  const base = Math.min(1000 * 2 ** attempt, longestWaitMs);
  return base / 2 + Math.random() * (base / 2);
}
