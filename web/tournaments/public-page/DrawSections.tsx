import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { DrawSections_bracketSectionCategory$key } from "../../__generated__/DrawSections_bracketSectionCategory.graphql";
import type { DrawSections_category$key } from "../../__generated__/DrawSections_category.graphql";
import { BracketStages } from "../../competition/public/BracketStages";
import { GroupCard } from "../../competition/public/GroupCard";
import { MatchRows } from "../../competition/public/MatchRows";
import { StandingsTable } from "../../competition/public/StandingsTable";
import { Panel } from "../../ui/Cards";
import { usePlaceTime } from "../../ui/PlaceTime";
import { inTimeOrder, isLive, isNext, type PublicCategory, type PublicMatch, rowOf } from "./public-matches";
import { publicBrackets } from "./public-brackets";
import { MatchList, PublicMatchRow } from "./PublicMatchRow";
import { SectionHeading } from "./SectionHeading";

interface GroupsSectionProps {
  category: DrawSections_category$key | null;
  /** Of the category. */
  matches: readonly PublicMatch[];
  /** The athlete whose side stands out. */
  own: string | null;
}

/** Every group's classification, and below it what its pairs play; of a Super N the one that there is. */
export function GroupsSection({ category: key, matches, own }: GroupsSectionProps) {
  const category = useFragment(
    graphql`
      fragment DrawSections_category on TournamentCategory {
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

interface BracketSectionProps {
  category: PublicCategory;
  seeds: DrawSections_bracketSectionCategory$key | null;
  /** The athlete whose side stands out. */
  own: string | null;
}

/** The knockout as it was drawn; of a Super 8 its rounds. */
export function BracketSection({ category, seeds: key, own }: BracketSectionProps) {
  const seeded = useFragment(
    graphql`
      fragment DrawSections_bracketSectionCategory on TournamentCategory {
        pairs {
          seed
          athletes {
            id
          }
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const seeds = new Map(
    (seeded?.pairs ?? []).flatMap(({ seed, athletes }) =>
      typeof seed === "number" ? athletes.map(({ id }) => [id, seed] as const) : [],
    ),
  );
  const brackets = publicBrackets(category, { seeds, own, timeZone });
  if (brackets.length === 0) return <Super8Rounds matches={category.matches} own={own} />;
  return (
    <Stack gap="8">
      <BracketStages
        brackets={brackets}
        afterGroups={category.matches.some(({ stage }) => stage === "GROUP")}
        lettersByResult={category.lettersByResult}
        heading="h2"
      />
    </Stack>
  );
}

interface Super8RoundsProps {
  matches: readonly PublicMatch[];
  /** The athlete whose side stands out. */
  own: string | null;
}

/** What a Super 8 has in place of a bracket: its rounds. */
function Super8Rounds({ matches, own }: Super8RoundsProps) {
  const rounds = [...new Set(matches.map(({ round }) => round))].sort((a, b) => a - b);
  return (
    <Stack gap="6">
      {rounds.map((round) => (
        <Stack key={round} as="section" gap="3">
          <SectionHeading>Rodada {round}</SectionHeading>
          <Round matches={matches.filter((match) => match.round === round)} own={own} />
        </Stack>
      ))}
    </Stack>
  );
}

/** What is on court stands out; else a round is one line for each match. */
function Round({ matches, own }: Super8RoundsProps) {
  if (!matches.some((match) => isLive(match) || isNext(match)))
    return <MatchRows rows={matches.map((match) => rowOf(match, null, own))} />;
  return (
    <MatchList>
      {matches.map((match) => (
        <PublicMatchRow key={match.id} match={match} own={own} />
      ))}
    </MatchList>
  );
}
