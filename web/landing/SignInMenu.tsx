import { Button } from "@chakra-ui/react/button";
import { Menu } from "@chakra-ui/react/menu";
import { Building2, ChevronDown, GraduationCap, ShieldCheck, Trophy } from "lucide-react";
import { Link } from "react-router-dom";

const portals = [
  { to: "/auth", label: "Entrar como Gestor", icon: Building2 },
  { to: "/federation-auth", label: "Entrar como Federação", icon: Trophy },
  { to: "/auth-athlete", label: "Entrar como Aluno", icon: GraduationCap },
  { to: "/admin-auth", label: "Entrar como Admin", icon: ShieldCheck },
] as const;

export function SignInMenu() {
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm">
          Entrar
          <ChevronDown />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content minW="15rem">
          {portals.map(({ to, label, icon: Icon }) => (
            <Menu.Item key={to} value={to} asChild>
              <Link to={to}>
                <Icon size={18} aria-hidden="true" />
                {label}
              </Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
