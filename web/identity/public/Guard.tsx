import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Spinner } from "@chakra-ui/react/spinner";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useEffect } from "react";
import { type MiddlewareFunction, Outlet, redirect, useNavigate } from "react-router-dom";
import { isCollapsed, sidebarWidth } from "../../ui/shell-frame";
import { loading } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { type Access, decideAccess, wayOf } from "./page-access";
import { settledSession, useSession } from "./session";

/** Placeholder of the shell and page while the session is loading, so that the layout does not shift afterwards. */
export function AreaWait() {
  const state = useSession();
  const { icons, words } = sidebarWidth;
  const unreachable = state.status === "loading" && state.unreachable;
  return (
    <Flex minH="100dvh" {...loading}>
      <Box
        hideBelow="md"
        w={{ md: icons, lg: isCollapsed(document.cookie) ? icons : words }}
        flexShrink="0"
        bg="bg.panel"
        borderRightWidth="1px"
        borderColor="border"
      />
      <Box flex="1" minW="0">
        <Box h="12" bg="bg.panel" borderBottomWidth="1px" borderColor="border" />
        <Container maxW="80rem" px={{ base: "4", md: "6" }} py={{ base: "3", md: "5" }}>
          <Stack gap="6">
            <Skeleton h="7" w="14rem" maxW="full" />
            {unreachable ? (
              <Text color="fg.muted">Sem conexão com o servidor. Tentando novamente…</Text>
            ) : null}
            {[0, 1, 2, 3].map((row) => (
              <Skeleton key={row} h="5.5rem" borderRadius="l3" />
            ))}
          </Stack>
        </Container>
      </Box>
    </Flex>
  );
}

/** Shown while it is not yet known who is here, or where they belong. */
export function AccessWait({ label = "Verificando acesso..." }: { label?: string }) {
  const state = useSession();
  const unreachable = state.status === "loading" && state.unreachable;
  return (
    <Center minH="100dvh" px="6">
      <Stack as="output" align="center" gap="4" textAlign="center">
        <Spinner size="lg" color="coral.solid" borderWidth="3px" />
        <Text fontWeight="semibold">{label}</Text>
        {unreachable ? <Text color="fg.muted">Sem conexão com o servidor. Tentando novamente…</Text> : null}
      </Stack>
    </Center>
  );
}

function showDenied() {
  toast.error({ title: "Acesso negado. Você não tem permissão para acessar esta página." });
}

/**
 * Runs before a route's loaders, so that no query is sent for a user who is redirected. A user without a federation is
 * not redirected from the federation area: the query is sent and returns nothing.
 */
export function guardMiddleware(access: Access): MiddlewareFunction {
  return async (_args, next) => {
    const state = await settledSession();
    const decision = decideAccess(state, access);
    if (decision === "deny") showDenied();
    const way = wayOf(decision, state);
    if (way !== null) throw redirect(way);
    return next();
  };
}

interface GuardProps {
  access: Access;
  /** What the federation area shows to a signed-in user who belongs to no federation. */
  notMember: ReactNode;
}

/** Checks access while the page is open: the user may sign out in another tab, or the session may end. */
export function Guard({ access, notMember }: GuardProps) {
  const state = useSession();
  const decision = decideAccess(state, access);
  // After signing out here the user is already being redirected to the front page.
  const left = state.status === "anonymous" && state.left;
  const way = left ? null : wayOf(decision, state);
  const navigate = useNavigate();

  useEffect(() => {
    if (way === null) return;
    if (decision === "deny") showDenied();
    void navigate(way, { replace: true });
  }, [decision, way, navigate]);

  if (decision === "notMember") return notMember;
  return decision === "enter" ? <Outlet /> : <GuardWait access={access} />;
}

/** Shown while the session is loading; in the federation area it has the layout of its pages. */
export function GuardWait({ access }: { access: Access }) {
  return access === "federation" ? <AreaWait /> : <AccessWait />;
}
