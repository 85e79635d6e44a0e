import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { inSentence } from "../../../server/arenas/arena-name.rules";
import type { JoinFirst_arena$key } from "../../__generated__/JoinFirst_arena.graphql";
import { AskToJoin } from "../../athletes/public/AskToJoin";

interface JoinFirstProps {
  arena: JoinFirst_arena$key;
  /** The tournament's page. */
  path: string;
  onChanged: () => void;
}

/** For an athlete of another arena: becoming one of this arena's is the first step. */
export function JoinFirst({ arena: key, path, onChanged }: JoinFirstProps) {
  const arena = useFragment(
    graphql`
      fragment JoinFirst_arena on PublicArena {
        name
        ...AskToJoin_arena
      }
    `,
    key,
  );
  return (
    <Stack gap="3">
      <Text fontWeight="semibold">Você ainda não é atleta da {inSentence(arena.name)}.</Text>
      <AskToJoin
        arena={arena}
        path={path}
        afterwards="Depois volte aqui para se inscrever."
        onChanged={onChanged}
      />
    </Stack>
  );
}
