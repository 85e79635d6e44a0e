import { createContext } from "react";
import type { Environment } from "relay-runtime";

/** Where an action finds Relay, which comes with the first one where a page has no data to read. */
export const EnvironmentSource = createContext<() => Promise<Environment>>(async () =>
  (await import("./environment")).relayEnvironment(),
);
