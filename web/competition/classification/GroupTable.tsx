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
      caption={`${caption}: da primeira à última dupla`}
      who="Dupla"
      own="Sets"
      rows={standings.map(
        ({ position, played, victories, gamesWon, gamesLost, gameBalance, setsWon, setsLost, ...row }) => ({
          key: position,
          position,
          played,
          victories,
          gamesWon,
          gamesLost,
          gameBalance,
          name:
            row.pair?.athletes.map(({ id, displayName }) => <Text key={id}>{shortName(displayName)}</Text>) ??
            "Dupla retirada",
          own: { cell: `${setsWon}–${setsLost}`, inWords: `sets ${setsWon}–${setsLost}` },
          explanation: (
            <>
              <Text textStyle="sm" lineHeight="1.3">
                {row.explanation}
              </Text>
              {row.qualified ? (
                <Box mt="1">
                  <StatusBadge tone="open">Classificada</StatusBadge>
                </Box>
              ) : null}
            </>
          ),
        }),
      )}
    />
  );
}
