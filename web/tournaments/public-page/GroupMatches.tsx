import { GroupGames } from "../../competition/public/GroupGames";
import { MatchRows } from "../../competition/public/MatchRows";
import { inTimeOrder } from "./match-lists";
import { isLive, rowOf, toPlay, type PublicMatch } from "./public-match";

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
      <MatchRows
        narrow
        label={`Jogos do grupo ${letter}`}
        rows={ofGroup.map((match) => rowOf(match, null, own))}
      />
    </GroupGames>
  );
}
