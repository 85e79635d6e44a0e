import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Bell as BellIcon } from "lucide-react";
import { useContext, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import type { Environment } from "relay-runtime";
import { EnvironmentSource } from "../../relay/environment-source";
import type { UnreadWatch } from "../watch-unread";
import { noticesPath } from "./notices-path";

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
function useUnread(pathname: string): number {
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

const BellLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    position: "relative",
    flexShrink: "0",
    minW: { base: "11", md: "9" },
    minH: { base: "11", md: "9" },
    me: "-2",
    borderRadius: "l2",
    color: "fg.muted",
    _hover: { bg: "bg.muted", color: "fg" },
    _currentPage: { color: "coral.fg" },
  },
});

/** Larger counts are shown as "99+". */
const largestShown = 99;

/** Link to the user's notices, with the number of unread ones. */
export function Bell() {
  const { pathname } = useLocation();
  const unread = useUnread(pathname);
  const label =
    unread > 0 ? `Avisos: ${shownCount(unread)} não ${unread === 1 ? "lido" : "lidos"}` : "Avisos";
  return (
    <BellLink
      to={noticesPath}
      aria-label={label}
      title={label}
      aria-current={pathname === noticesPath ? "page" : undefined}
    >
      <BellIcon size={20} aria-hidden="true" />
      {unread > 0 ? (
        <Box
          aria-hidden="true"
          position="absolute"
          top={{ base: "1", md: "0" }}
          insetStart="50%"
          minW="4"
          px="1"
          borderRadius="full"
          bg="coral.solid"
          color="coral.contrast"
          fontSize="0.6875rem"
          lineHeight="1rem"
          fontWeight="semibold"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
        >
          {shownCount(unread)}
        </Box>
      ) : null}
    </BellLink>
  );
}

const shownCount = (count: number): string => (count > largestShown ? `${largestShown}+` : String(count));
