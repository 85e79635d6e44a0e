import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupsSection_category$key } from "../../__generated__/GroupsSection_category.graphql";
import { Panel } from "../../ui/Card";
import { GroupCard } from "../../competition/public/GroupCard";
import { inTimeOrder } from "./match-lists";
import { rowOf, type PublicMatch } from "./public-match";
import { StandingsTable } from "../../competition/public/StandingsTable";

interface GroupsSectionProps {
  category: GroupsSection_category$key | null;
  /** Of the category. */
  matches: readonly PublicMatch[];
  /** The athlete whose side stands out. */
  own: string | null;
}

/** Every group's classification, and below it what its pairs play; of a Super N the one that there is. */
export function GroupsSection({ category: key, matches, own }: GroupsSectionProps) {
  const category = useFragment(
    graphql`
      fragment GroupsSection_category on TournamentCategory {
        standings {
          ...StandingsTable_standing
        }
        groups {
          letter
          ...GroupCard_group
        }
      }
    `,
    key,
  );
  const standings = category?.standings ?? [];
  if (standings.length > 0)
    return (
      <Panel p={{ base: "2", md: "4" }}>
        <StandingsTable standings={standings} />
      </Panel>
    );
  const groups = category?.groups ?? [];
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      {groups.map((group) => (
        <GroupCard
          key={group.letter}
          group={group}
          alone={groups.length === 1}
          games={inTimeOrder(matches.filter((match) => match.group === group.letter)).map((match) =>
            rowOf(match, null, own),
          )}
        />
      ))}
    </SimpleGrid>
  );
}
