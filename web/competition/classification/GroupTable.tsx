import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupTable_standings$key } from "../../__generated__/GroupTable_standings.graphql";
import { StatusBadge } from "../../ui/StatusBadge";
import { shortName } from "../public/match-words";
import { ClassificationTable } from "./ClassificationTable";

interface GroupTableProps {
  standings: GroupTable_standings$key;
  caption: string;
}

/** A group's classification, each position explained. */
export function GroupTable({ standings: key, caption }: GroupTableProps) {
  const standings = useFragment(
    graphql`
      fragment GroupTable_standings on GroupStanding @relay(plural: true) {
        position
        qualified
        explanation
        played
        victories
        setsWon
        setsLost
        gamesWon
        gamesLost
        gameBalance
        pair {
          id
          athletes {
            id
            displayName
          }
        }
      }
    `,
    key,
  );
  return (
    <ClassificationTable
      rows={standings}
      rowKey={({ position }) => position}
      caption={`${caption}: da primeira à última dupla`}
      who="Dupla"
      name={({ pair }) =>
        pair?.athletes.map(({ id, displayName }) => <Text key={id}>{shortName(displayName)}</Text>) ??
        "Dupla retirada"
      }
      own={{
        title: "Sets",
        cell: ({ setsWon, setsLost }) => `${setsWon}–${setsLost}`,
        inWords: ({ setsWon, setsLost }) => `sets ${setsWon}–${setsLost}`,
      }}
      explanation={({ explanation, qualified }) => (
        <>
          <Text textStyle="sm" lineHeight="1.3">
            {explanation}
          </Text>
          {qualified ? (
            <Box mt="1">
              <StatusBadge tone="open">Classificada</StatusBadge>
            </Box>
          ) : null}
        </>
      )}
    />
  );
}
