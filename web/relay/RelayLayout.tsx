import { useEffect, useSyncExternalStore } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { Outlet, useRevalidator } from "react-router-dom";
import { onNewEnvironment, relayEnvironment } from "./environment";

/** Around every page that talks GraphQL. Loaded with them: a visitor of the landing page does not wait for Relay. */
export function RelayLayout() {
  const environment = useSyncExternalStore(onNewEnvironment, relayEnvironment);
  const { revalidate } = useRevalidator();

  // Someone else is here: what is on screen is asked for again, in their name.
  useEffect(() => onNewEnvironment(() => void revalidate()), [revalidate]);

  return (
    <RelayEnvironmentProvider environment={environment}>
      <Outlet />
    </RelayEnvironmentProvider>
  );
}
