import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import type { BracketSection_category$key } from "../../__generated__/BracketSection_category.graphql";
import { BracketStages } from "../../competition/public/BracketStages";
import { publicBrackets } from "./public-brackets";
import type { PublicCategory } from "./read-public-draw";
import { usePlaceTime } from "../../ui/PlaceTime";
import { MatchRows } from "../../competition/public/MatchRows";
import { MatchList, PublicMatchRow } from "./PublicMatchRow";
import { isLive, isNext, rowOf, type PublicMatch } from "./public-match";
import { SectionHeading } from "./SectionHeading";

interface BracketSectionProps {
  category: PublicCategory;
  seeds: BracketSection_category$key | null;
  /** The athlete whose side stands out. */
  own: string | null;
}

/** The knockout as it was drawn; of a Super 8 its rounds. */
export function BracketSection({ category, seeds: key, own }: BracketSectionProps) {
  const seeded = useFragment(
    graphql`
      fragment BracketSection_category on TournamentCategory {
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
