import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { graphql, useFragment } from "react-relay/hooks";
import type { PreviewGroup_group$key } from "../../__generated__/PreviewGroup_group.graphql";
import { Panel } from "../../ui/Card";
import { PairLine } from "./PairLine";
import { readPair } from "./read-pair";

interface PreviewGroupProps {
  group: PreviewGroup_group$key;
  /** A round robin is one group without a letter. */
  alone: boolean;
}

/** A group that a draw would make: who is in it. */
export function PreviewGroup({ group: key, alone }: PreviewGroupProps) {
  const { letter, pairs } = useFragment(
    graphql`
      fragment PreviewGroup_group on DrawPreviewGroup {
        letter
        pairs {
          id
          ...readPair_pair
        }
      }
    `,
    key,
  );
  return (
    <Panel p="3" minW="0">
      <Heading as="h4" textStyle="md" fontWeight="bold" mb="1.5">
        {alone ? "Todos contra todos" : `Grupo ${letter}`}
      </Heading>
      <Box as="ol" listStyleType="none">
        {pairs.map((pair) => (
          <li key={pair.id}>
            <PairLine {...readPair(pair)} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}
