import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { KeyRound, LayoutDashboard } from "lucide-react";
import { NavLink } from "react-router-dom";

const pages = [
  { to: "/admin", label: "Dashboard", icon: LayoutDashboard },
  { to: "/admin/passwords", label: "Gestão de Senhas", icon: KeyRound },
] as const;

const MenuLink = chakra(NavLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: { base: "1.5", md: "2" },
    minH: "11",
    px: { base: "2.5", md: "4" },
    textStyle: { base: "sm", md: "md" },
    borderRadius: "full",
    fontWeight: "semibold",
    whiteSpace: "nowrap",
    color: "fg.muted",
    _hover: { color: "fg", bg: "bg.muted" },
    "&[aria-current]": { color: "coral.fg", bg: "coral.subtle" },
  },
});

export function AdminMenu() {
  return (
    <HStack as="nav" aria-label="Administração" gap="1" wrap="wrap" ms={{ base: "-2.5", md: "-4" }}>
      {pages.map(({ to, label, icon: Icon }) => (
        <MenuLink key={to} to={to} end>
          <Icon size={18} aria-hidden="true" />
          {label}
        </MenuLink>
      ))}
    </HStack>
  );
}
