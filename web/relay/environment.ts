import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { onPersonChange } from "./access";
import { subscribeLive } from "./live";
import { request } from "./request";

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
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 10 }),
  });
}
