import { Button } from "@chakra-ui/react/button";
import { Building2, ChevronDown, GraduationCap, ShieldCheck, Trophy } from "lucide-react";
import { LazyMenu } from "../ui/LazyMenu";

const portals = [
  { to: "/auth", label: "Entrar como Gestor", icon: Building2 },
  { to: "/federation-auth", label: "Entrar como Federação", icon: Trophy },
  { to: "/auth-athlete", label: "Entrar como Aluno", icon: GraduationCap },
  { to: "/admin-auth", label: "Entrar como Admin", icon: ShieldCheck },
] as const;

export function SignInMenu() {
  return (
    <LazyMenu
      actions={portals}
      button={(props) => (
        <Button size="sm" variant="outline" colorPalette="gray" {...props}>
          Entrar
          <ChevronDown />
        </Button>
      )}
    />
  );
}
