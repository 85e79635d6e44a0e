import { chakra } from "@chakra-ui/react/styled-system";
import { Stack } from "@chakra-ui/react/stack";
import { CircleHelp, House, LogOut, Moon, Sun, UserRound } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useSignOut } from "../identity/public/use-sign-out";
import { useColourMode } from "../ui/colour-mode";
import { EntryLink } from "./EntryLink";

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
export function SidebarFoot() {
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
