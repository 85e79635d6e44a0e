import { Box } from "@chakra-ui/react/box";
import { GroupGames } from "../../competition/public/GroupGames";
import { inTimeOrder } from "./match-lists";
import { PublicMatchRow } from "./PublicMatchRow";
import { isLive, toPlay, type PublicMatch } from "./public-match";

interface GroupMatchesProps {
  letter: string;
  /** Of the whole category. */
  matches: readonly PublicMatch[];
  /** The athlete whose side stands out. */
  own: string | null;
}

/** What the pairs of a group play, in the order of play. */
export function GroupMatches({ letter, matches, own }: GroupMatchesProps) {
  const ofGroup = inTimeOrder(matches.filter(({ stage, group }) => stage === "GROUP" && group === letter));
  return (
    <GroupGames count={ofGroup.length} over={!ofGroup.some((match) => toPlay(match) || isLive(match))}>
      <Box as="ul" listStyleType="none" aria-label={`Jogos do grupo ${letter}`}>
        {ofGroup.map((match) => (
          <PublicMatchRow key={match.id} match={match} own={own} isLine />
        ))}
      </Box>
    </GroupGames>
  );
}
