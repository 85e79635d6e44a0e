import { CalendarRange } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentActions_tournament$key } from "../../__generated__/TournamentActions_tournament.graphql";
import { Referees } from "../../scoring/public/Referees";
import { ButtonLink } from "../../ui/ButtonLink";
import { useTournamentPaths } from "../public/use-tournament-paths";
import { StartDraw } from "../../competition/public/StartDraw";
import { TournamentRanking } from "../rankings/TournamentRanking";
import { TournamentSettings } from "../settings/TournamentSettings";
import { FinishTournament } from "../../competition/public/FinishTournament";
import { StartTournament } from "../../competition/public/StartTournament";

/** The way to the schedule, and what its managers can do with a tournament. */
export function TournamentActions({ tournament: key }: { tournament: TournamentActions_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentActions_tournament on Tournament {
        key
        kind
        status
        matchCount
        viewerCanManage
        ...TournamentSettings_tournament
        ...Referees_tournament
        ...TournamentRanking_tournament
        ...StartTournament_tournament
        ...StartDraw_tournament
        ...FinishTournament_tournament
      }
    `,
    key,
  );
  const paths = useTournamentPaths();
  const { key: address, kind, status, matchCount } = tournament;
  const schedule =
    matchCount > 0 ? (
      <ButtonLink to={paths.schedule(address)} variant="outline" colorPalette="gray" bg="bg.panel">
        <CalendarRange />
        Programação
      </ButtonLink>
    ) : null;
  if (!tournament.viewerCanManage) return schedule;
  return (
    <>
      {schedule}
      <TournamentSettings tournament={tournament} />
      {status === "FINISHED" ? null : <Referees tournament={tournament} />}
      {kind === "INTERNAL" && status !== "FINISHED" ? <TournamentRanking tournament={tournament} /> : null}
      {kind === "SUPER8" && status === "REGISTRATION_OPEN" ? (
        <StartTournament tournament={tournament} />
      ) : null}
      {kind === "INTERNAL" && status === "REGISTRATION_OPEN" ? (
        <StartDraw tournament={tournament} label="Iniciar Torneio" />
      ) : null}
      {kind === "SUPER8" && status === "IN_PROGRESS" ? <FinishTournament tournament={tournament} /> : null}
    </>
  );
}
