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

/** A row that some list has brought is the one that `node` would bring by its id. */
const nodeInStore: MissingFieldHandler = {
  kind: "linked",
  handle: ({ name }, record, { id }: { id?: unknown }) =>
    record?.getType() === ROOT_TYPE && name === "node" && typeof id === "string" ? id : undefined,
};

let current = createEnvironment();
const listeners = new Set<() => void>();

/** The one Relay environment of this tab. Ask each time: another person gets another one. */
export function relayEnvironment(): Environment {
  return current;
}

// Everything that was read is forgotten, so that nobody sees what the person before them saw.
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
