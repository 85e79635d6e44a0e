import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { CircleHelp, House, LogOut, Moon, Sun, UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router-dom";
import { useSignOut } from "../identity/public/use-sign-out";
import { useColourMode } from "../ui/colour-mode";
import type { Entry } from "./entries";

const Line = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "11", md: "10" },
    px: "3",
    borderRadius: "l2",
    color: "fg.muted",
    fontWeight: "medium",
    textStyle: "sm",
    whiteSpace: "nowrap",
    overflow: "hidden",
    "& svg": { flexShrink: "0" },
    _hover: { bg: "bg.muted", color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
    _currentPage: { bg: "bg.emphasized", color: "fg", fontWeight: "semibold" },
  },
});

/** A navigation entry. In icon-only mode its label is hidden visually but stays available to screen readers. */
function EntryLink(props: ComponentProps<typeof Line>) {
  return <Line data-line="" {...props} />;
}

const FootButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: { base: "11", md: "10" },
    px: "3",
    w: "full",
    borderRadius: "l2",
    color: "fg.muted",
    fontWeight: "medium",
    textStyle: "sm",
    whiteSpace: "nowrap",
    overflow: "hidden",
    cursor: "button",
    "& svg": { flexShrink: "0" },
    _hover: { bg: "bg.muted", color: "fg" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

/** What everybody who is signed in has, wherever they are. */
function SidebarFoot() {
  const { pathname } = useLocation();
  const [signOut, leaving] = useSignOut();
  const [mode, toggle] = useColourMode();
  const colours = mode === "dark" ? "Usar cores claras" : "Usar cores escuras";
  return (
    <Stack gap="0.5" borderTopWidth="1px" borderColor="border" pt="2">
      <EntryLink to="/" title="Início" aria-label="Início">
        <House size={18} aria-hidden="true" />
        <span data-label="">Início</span>
      </EntryLink>
      <EntryLink
        to="/conta"
        title="Minha conta"
        aria-label="Minha conta"
        aria-current={pathname === "/conta" ? "page" : undefined}
      >
        <UserRound size={18} aria-hidden="true" />
        <span data-label="">Minha conta</span>
      </EntryLink>
      <EntryLink
        to="/ajuda"
        title="Ajuda"
        aria-label="Ajuda"
        aria-current={pathname === "/ajuda" ? "page" : undefined}
      >
        <CircleHelp size={18} aria-hidden="true" />
        <span data-label="">Ajuda</span>
      </EntryLink>
      <FootButton type="button" data-line="" title={colours} aria-label={colours} onClick={toggle}>
        {mode === "dark" ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />}
        <span data-label="">{colours}</span>
      </FootButton>
      <FootButton
        type="button"
        data-line=""
        title="Sair"
        aria-label="Sair"
        disabled={leaving}
        onClick={() => void signOut()}
      >
        <LogOut size={18} aria-hidden="true" />
        <span data-label="">Sair</span>
      </FootButton>
    </Stack>
  );
}

export interface NavigationProps {
  entries: readonly Entry[];
  current: Entry | null;
}

/** Entries by their groups, and what everybody has at the foot. */
export function Navigation({ entries, current }: NavigationProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Flex
      direction="column"
      flex="1"
      minH="0"
      overflowY="auto"
      scrollbarWidth="thin"
      px="var(--nav-inset, 0.5rem)"
      py="2"
      gap="4"
    >
      <Box as="nav" aria-label="Principal" flex="1">
        {groups.map((group) => (
          <Box key={group ?? ""} _notFirst={{ mt: "4" }}>
            {group === null ? null : (
              <Text px="3" pb="1" textStyle="xs" fontWeight="semibold" color="fg.muted" data-label="">
                {group}
              </Text>
            )}
            <Stack as="ul" gap="0.5" listStyleType="none">
              {entries
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <li key={entry.to}>
                    <EntryLink
                      to={entry.to}
                      title={entry.label}
                      aria-label={entry.label}
                      aria-current={entry === current ? "page" : undefined}
                    >
                      <entry.icon size={18} aria-hidden="true" />
                      <span data-label="">{entry.label}</span>
                    </EntryLink>
                  </li>
                ))}
            </Stack>
          </Box>
        ))}
      </Box>
      <SidebarFoot />
    </Flex>
  );
}
