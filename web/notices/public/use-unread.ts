import { useContext, useEffect, useRef, useState } from "react";
import { EnvironmentSource } from "../../relay/environment-source";
import type { UnreadWatch } from "../watch-unread";

/** Not asked for again sooner: pages change faster than notices come. */
const pauseMs = 60_000;
/** The page itself comes first. */
const afterPageMs = 1_500;

/**
 * How many notices are not read; 0 until it is known. Asked for once the page is there, again when somebody goes on to
 * another page or comes back to this tab, and known at once where a page reads or changes it.
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
    };
    // Without a connection there is nothing new to tell either.
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
