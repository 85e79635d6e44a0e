import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentActions_tournament$key } from "../__generated__/TournamentActions_tournament.graphql";
import { TournamentRanking } from "./rankings/TournamentRanking";
import { TournamentSettings } from "./settings/TournamentSettings";
import { FinishTournament } from "./super8/FinishTournament";
import { StartTournament } from "./super8/StartTournament";

/** What its managers can do with a tournament; nothing for everyone else. */
export function TournamentActions({ tournament: key }: { tournament: TournamentActions_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentActions_tournament on Tournament {
        kind
        status
        viewerCanManage
        ...TournamentSettings_tournament
        ...TournamentRanking_tournament
        ...StartTournament_tournament
        ...FinishTournament_tournament
      }
    `,
    key,
  );
  if (!tournament.viewerCanManage) return null;
  const { kind, status } = tournament;
  return (
    <>
      <TournamentSettings tournament={tournament} />
      {kind === "INTERNAL" && status !== "FINISHED" ? <TournamentRanking tournament={tournament} /> : null}
      {kind === "SUPER8" && status === "REGISTRATION_OPEN" ? (
        <StartTournament tournament={tournament} />
      ) : null}
      {kind === "SUPER8" && status === "IN_PROGRESS" ? <FinishTournament tournament={tournament} /> : null}
    </>
  );
}
