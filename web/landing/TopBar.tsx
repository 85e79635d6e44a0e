import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import {
  Building2,
  ChevronDown,
  GraduationCap,
  type LucideIcon,
  ShieldCheck,
  Trophy,
  UserRound,
} from "lucide-react";
import { useEffect, useState } from "react";
import { SignOutButton } from "../identity/public/SignOutButton";
import { useSession } from "../identity/public/session";
import { Brand } from "../ui/Brand";
import { ButtonLink } from "../ui/Links";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { LazyMenu } from "../ui/LazyMenu";
import { type SectionId, SectionLink, sections } from "./SectionLink";

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
function Welcome() {
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
function Account() {
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

const tabs = [
  { to: sections.start, label: "Início" },
  { to: sections.arenas, label: "Arenas" },
  { to: sections.federations, label: "Federações" },
] as const;

export function TopBar() {
  const current = useSectionInView();
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Container maxW="7xl" px={{ base: "4", md: "6" }}>
        <Flex
          align="center"
          justify="space-between"
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          minH="16"
          pt={{ base: "2", md: "0" }}
        >
          <Brand />
          <HStack
            as="nav"
            aria-label="Seções"
            gap="1"
            order={{ base: 3, md: 0 }}
            w={{ base: "full", md: "auto" }}
            justify="center"
            pb={{ base: "1.5", md: "0" }}
          >
            {tabs.map(({ to, label }) => (
              <SectionLink
                key={to}
                to={to}
                aria-current={current === to ? "true" : undefined}
                display="inline-flex"
                alignItems="center"
                minH="11"
                px="4"
                borderRadius="full"
                fontWeight="semibold"
                textStyle={{ base: "sm", md: "md" }}
                color="fg.muted"
                _hover={{ color: "fg", bg: "bg.muted" }}
                css={{ "&[aria-current]": { color: "coral.fg", bg: "coral.subtle" } }}
              >
                {label}
              </SectionLink>
            ))}
          </HStack>
          <Welcome />
          <HStack gap="1">
            <ColourModeSwitch />
            <Account />
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

/** The section the visitor is reading, for the tabs of the top bar. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sections.start);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setCurrent(entry.target.id as SectionId);
        }
      },
      // A thin line a third of the way down the window: one section at a time crosses it.
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const id of Object.values(sections)) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
