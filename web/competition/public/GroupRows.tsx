import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { writeScore } from "../../../server/sport/scores/score.rules";
import { ClassificationTable } from "../classification/ClassificationTable";
import { PairLine } from "../draws/PairLine";

/** A place in a group. */
export interface GroupStandingShown {
  readonly position: number;
  /** Null while that is not decided. */
  readonly qualified?: boolean | null;
  readonly explanation: string;
  readonly played: number;
  readonly victories: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gameBalance: number;
  readonly pairId?: string;
  readonly pair: { readonly names: readonly string[]; readonly seed: number | null };
}

interface GroupRowsProps {
  standings: readonly GroupStandingShown[];
  caption: string;
  /** Whether there is anything to classify by. */
  begun: boolean;
  /** Without the reason for each place. */
  dense?: boolean;
}

/** A group's classification, each position explained; before its first game who is in it. */
export function GroupRows({ standings, caption, begun, dense = false }: GroupRowsProps) {
  if (!begun) {
    const bySeed = standings.toSorted((a, b) => (a.pair.seed ?? Infinity) - (b.pair.seed ?? Infinity));
    return (
      <Box as="ol" listStyleType="none" aria-label={`${caption}: as duplas`} px="1.5" pb="2">
        {bySeed.map(({ pairId, position, pair }) => (
          <li key={pairId ?? position}>
            <PairLine {...pair} />
          </li>
        ))}
      </Box>
    );
  }
  return (
    <ClassificationTable
      caption={`${caption}: da primeira à última dupla`}
      who="Dupla"
      own="Sets"
      compact={dense}
      terse={dense}
      rows={standings.map(
        ({ position, played, victories, gamesWon, gamesLost, gameBalance, setsWon, setsLost, ...row }) => ({
          key: position,
          position,
          played,
          victories,
          gamesWon,
          gamesLost,
          gameBalance,
          goesOn: row.qualified === true,
          name: <PairOfTable {...row.pair} />,
          own: {
            cell: writeScore([setsWon, setsLost]),
            // Where a match is one set they say nothing that victories do not.
            inWords:
              setsWon === victories && setsLost === played - victories
                ? null
                : `sets ${writeScore([setsWon, setsLost])}`,
          },
          explanation: (
            <Text textStyle="xs" lineHeight="1.35">
              {row.qualified ? (
                <>
                  <Text as="span" fontWeight="semibold" color="palm.fg">
                    Classificada
                  </Text>{" "}
                  {row.explanation.replace(/^\d+º /, "")}
                </>
              ) : (
                row.explanation
              )}
            </Text>
          ),
        }),
      )}
    />
  );
}

/** One below the other, their seed beside them. */
function PairOfTable({ names, seed }: { names: readonly string[]; seed: number | null }) {
  return names.map((name, index) => (
    // Two of a name may play together.
    <Text key={index}>
      {name}
      {seed !== null && index === names.length - 1 ? (
        <Text as="span" textStyle="xs" fontWeight="bold" color="coral.fg" title="Cabeça de chave" ms="1.5">
          [{seed}]
        </Text>
      ) : null}
    </Text>
  ));
}
