import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { StandingsTable_standing$key } from "../../__generated__/StandingsTable_standing.graphql";
import { ClassificationTable } from "../classification/ClassificationTable";

interface StandingsTableProps {
  standings: StandingsTable_standing$key;
  /** For a narrow place on a wide screen. */
  compact?: boolean;
}

/** The classification of a Super N. */
export function StandingsTable({ standings: key, compact = false }: StandingsTableProps) {
  const standings = useFragment(
    graphql`
      fragment StandingsTable_standing on Super8Standing @relay(plural: true) {
        position
        athlete {
          id
          displayName
        }
        played
        victories
        defeats
        gamesWon
        gamesLost
        gameBalance
        explanation
      }
    `,
    key,
  );
  return (
    <ClassificationTable
      caption="Classificação: do primeiro ao último"
      who="Atleta"
      own="Derrotas"
      compact={compact}
      wideOnPaper
      rows={standings.map(
        ({
          athlete,
          position,
          played,
          victories,
          defeats,
          gamesWon,
          gamesLost,
          gameBalance,
          explanation,
        }) => ({
          key: athlete.id,
          name: athlete.displayName,
          position,
          played,
          victories,
          gamesWon,
          gamesLost,
          gameBalance,
          own: { cell: defeats, inWords: counted(defeats, "derrota", "derrotas") },
          explanation: (
            <Text textStyle="xs" color="fg.muted">
              {explanation}
            </Text>
          ),
        }),
      )}
    />
  );
}
