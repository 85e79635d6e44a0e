import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Bell as BellIcon } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { noticesPath } from "./notices-path";
import { useUnread } from "./use-unread";

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
