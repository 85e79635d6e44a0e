import { useSyncExternalStore, type ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { onNewEnvironment, relayEnvironment } from "./environment";

export function RelayProvider({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(onNewEnvironment, relayEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
