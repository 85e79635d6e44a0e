import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { isCollapsed, sidebarWidth } from "../../ui/sidebar-state";
import { loading } from "../../ui/Skeletons";
import { useSession } from "./use-session";

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
