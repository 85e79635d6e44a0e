import { graphql, useFragment } from "react-relay/hooks";
import {
  tournamentKindLabel,
  tournamentStatusLabel,
  type TournamentStatus,
} from "../../../server/tournaments/tournament-labels.rules";
import type { TournamentBadges_tournament$key } from "../../__generated__/TournamentBadges_tournament.graphql";
import { StatusBadge, type Tone } from "../../ui/StatusBadge";

const statusTone: Record<TournamentStatus, Tone> = {
  REGISTRATION_OPEN: "open",
  IN_PROGRESS: "running",
  FINISHED: "over",
};

interface TournamentBadgesProps {
  tournament: TournamentBadges_tournament$key;
  /** What the badge of a tournament open to other arenas says here. */
  openLabel: string;
}

/** Status, kind or championship, and whether athletes of other arenas may enrol. */
export function TournamentBadges({ tournament, openLabel }: TournamentBadgesProps) {
  const { status, kind, isChampionship, openToOtherArenas } = useFragment(
    graphql`
      fragment TournamentBadges_tournament on Tournament {
        status
        kind
        isChampionship
        openToOtherArenas
      }
    `,
    tournament,
  );
  return (
    <>
      <StatusBadge tone={statusTone[status]}>{tournamentStatusLabel[status]}</StatusBadge>
      <StatusBadge tone="neutral">{isChampionship ? "Campeonato" : tournamentKindLabel[kind]}</StatusBadge>
      {openToOtherArenas ? <StatusBadge tone="special">{openLabel}</StatusBadge> : null}
    </>
  );
}
