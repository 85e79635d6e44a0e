import {
  Environment,
  Network,
  RecordSource,
  ROOT_TYPE,
  Store,
  type MissingFieldHandler,
} from "relay-runtime";
import { onPersonChange } from "./access";
import { subscribeLive } from "./live";
import { request } from "./request";

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
