import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { counted } from "../../../server/platform/numbers.rules";
import type { JoinRequestsTask_arena$key } from "../../__generated__/JoinRequestsTask_arena.graphql";
import { joinRequestsPath } from "./join-paths";

/** Counts the pending join requests among the arena manager's open tasks; renders nothing if there are none. */
export function JoinRequestsTask({ arena }: { arena: JoinRequestsTask_arena$key }) {
  const { pendingJoinRequestCount } = useFragment(
    graphql`
      fragment JoinRequestsTask_arena on Arena {
        pendingJoinRequestCount
      }
    `,
    arena,
  );
  if (!pendingJoinRequestCount) return null;
  return (
    <Box as="li" _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}>
      <Box
        asChild
        display="flex"
        alignItems="center"
        gap="3"
        minH="14"
        px="2"
        borderRadius="l2"
        _hover={{ bg: "bg.muted" }}
      >
        <Link to={joinRequestsPath}>
          <Text fontWeight="semibold" flex="1" minW="0">
            {counted(pendingJoinRequestCount, "atleta pede", "atletas pedem")} para entrar na arena
          </Text>
          <Box as={ChevronRight} boxSize="4" color="fg.muted" aria-hidden="true" />
        </Link>
      </Box>
    </Box>
  );
}
