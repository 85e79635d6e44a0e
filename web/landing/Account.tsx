import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useSession } from "../identity/public/use-session";
import { ButtonLink } from "../ui/ButtonLink";
import { Button } from "@chakra-ui/react/button";
import {
  Building2,
  ChevronDown,
  GraduationCap,
  ShieldCheck,
  Trophy,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { Box } from "@chakra-ui/react/box";
import { LazyMenu } from "../ui/LazyMenu";
import { SignOutButton } from "../identity/public/SignOutButton";

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

/** 'Minha conta' and 'Sair', in the top bar of every page of those signed in. */
function AccountAndSignOut() {
  return (
    <>
      <BarLink to="/conta" icon={UserRound} label="Minha conta" />
      <SignOutButton />
    </>
  );
}

interface BarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
}

/** A link in the top bar; on a phone its icon alone, and the label for those who listen. */
function BarLink({ to, icon: Icon, label }: BarLinkProps) {
  return (
    <ButtonLink
      to={to}
      variant="ghost"
      colorPalette="gray"
      size="sm"
      title={label}
      px={{ base: "0", sm: "3.5" }}
    >
      <Icon aria-hidden="true" />
      <Box as="span" srOnly={{ base: true, sm: false }}>
        {label}
      </Box>
    </ButtonLink>
  );
}
