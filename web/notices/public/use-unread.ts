import { useContext, useEffect, useRef, useState } from "react";
import type { Environment } from "relay-runtime";
import { EnvironmentSource } from "../../relay/environment-source";
import type { UnreadWatch } from "../watch-unread";

/** Minimum time between two requests: pages change more often than notices arrive. */
const pauseMs = 60_000;
/** Delay of the first request, so that the page itself loads first. */
const afterPageMs = 1_500;

const renewed = new WeakSet<Environment>();

/** Once per page load, where this browser shows notices: a new session has to take the device over. */
async function keepPush(environment: Environment): Promise<void> {
  const isAllowed = "Notification" in globalThis && Notification.permission === "granted";
  if (!isAllowed || renewed.has(environment)) return;
  renewed.add(environment);
  await (await import("../push/renew-push")).renewPush(environment);
}

/**
 * The number of unread notices; 0 until it is known. Fetched after the page has loaded, and again on navigation or when
 * the tab becomes visible. Changes to the store update it at once.
 */
export function useUnread(pathname: string): number {
  const environment = useContext(EnvironmentSource);
  const [unread, setUnread] = useState(0);
  const watch = useRef<UnreadWatch | null>(null);
  const askedAt = useRef(0);

  useEffect(() => {
    let ended = false;
    const begin = async () => {
      const [relay, { watchUnread }] = await Promise.all([environment(), import("../watch-unread")]);
      if (ended) return;
      watch.current = watchUnread(relay, setUnread);
      askedAt.current = performance.now();
      watch.current.ask();
      await keepPush(relay);
    };
    // Ignore failures: the next navigation asks again.
    const wait = setTimeout(() => void begin().catch(() => undefined), afterPageMs);
    return () => {
      ended = true;
      clearTimeout(wait);
      watch.current?.end();
      watch.current = null;
    };
  }, [environment]);

  useEffect(() => {
    const ask = () => {
      const now = performance.now();
      if (document.hidden || watch.current === null || now - askedAt.current < pauseMs) return;
      askedAt.current = now;
      watch.current.ask();
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [pathname]);

  return unread;
}
