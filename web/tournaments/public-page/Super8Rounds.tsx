import { Stack } from "@chakra-ui/react/stack";
import { MatchRows } from "../../competition/public/MatchRows";
import { MatchList } from "./MatchList";
import { PublicMatchRow } from "./PublicMatchRow";
import { isLive, isNext, rowOf, type PublicMatch } from "./public-match";
import { SectionHeading } from "./SectionHeading";

interface Super8RoundsProps {
  matches: readonly PublicMatch[];
  /** The athlete whose side stands out. */
  own: string | null;
}

/** What a Super 8 has in place of a bracket: its rounds. */
export function Super8Rounds({ matches, own }: Super8RoundsProps) {
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
