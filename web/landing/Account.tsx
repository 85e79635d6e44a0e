import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { AccountAndSignOut } from "../identity/public/AccountAndSignOut";
import { useSession } from "../identity/public/use-session";
import { ButtonLink } from "../ui/ButtonLink";
import { Button } from "@chakra-ui/react/button";
import { Building2, ChevronDown, GraduationCap, ShieldCheck, Trophy } from "lucide-react";
import { LazyMenu } from "../ui/LazyMenu";

const portals = [
  { to: "/auth", label: "Entrar como Gestor", icon: Building2 },
  { to: "/federation-auth", label: "Entrar como Federação", icon: Trophy },
  { to: "/auth-athlete", label: "Entrar como Aluno", icon: GraduationCap },
  { to: "/admin-auth", label: "Entrar como Admin", icon: ShieldCheck },
] as const;

function SignInMenu() {
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

/** Above the bar's buttons on a phone, before them on wide screens. */
export function Welcome() {
  const { status } = useSession();
  if (status !== "signedIn") return null;
  return (
    <Text
      order={{ base: 2, lg: 0 }}
      w={{ base: "full", lg: "auto" }}
      ms={{ lg: "auto" }}
      fontWeight="semibold"
      whiteSpace="nowrap"
    >
      Bem-vindo!
    </Text>
  );
}

/**
 * The right end of the top bar. Shows a visitor's menu until the session is known: most are visitors, and nothing has
 * to wait.
 */
export function Account() {
  const state = useSession();
  if (state.status !== "signedIn") return <SignInMenu />;
  const { homePath } = state.session;
  return (
    <HStack gap={{ base: "0", sm: "2" }}>
      {homePath === "/" ? null : (
        <ButtonLink to={homePath} size="sm" variant="outline" colorPalette="gray" whiteSpace="nowrap">
          Meu painel
        </ButtonLink>
      )}
      <AccountAndSignOut />
    </HStack>
  );
}
