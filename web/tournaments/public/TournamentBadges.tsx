import { graphql, useFragment } from "react-relay/hooks";
import {
  registrationStateLabel,
  type RegistrationState,
} from "../../../server/enrolments/registration-period.rules";
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
  /** Says whether people can enrol today, and not only that nothing is drawn yet. */
  forVisitors?: boolean;
}

const enrolling = {
  UPCOMING: { tone: "waiting", label: registrationStateLabel.UPCOMING },
  OPEN: { tone: "open", label: tournamentStatusLabel.REGISTRATION_OPEN },
  CLOSED: { tone: "over", label: registrationStateLabel.CLOSED },
} as const satisfies Record<RegistrationState, { tone: Tone; label: string }>;

/** Status, kind or championship, and while people enrol whether athletes of other arenas may. */
export function TournamentBadges({ tournament, openLabel, forVisitors = false }: TournamentBadgesProps) {
  const { status, kind, isChampionship, openToOtherArenas, registration, publishedAt } = useFragment(
    graphql`
      fragment TournamentBadges_tournament on Tournament {
        status
        kind
        isChampionship
        openToOtherArenas
        registration {
          state
        }
        publishedAt
      }
    `,
    tournament,
  );
  const shown =
    forVisitors && status === "REGISTRATION_OPEN"
      ? enrolling[registration.state]
      : { tone: statusTone[status], label: tournamentStatusLabel[status] };
  return (
    <>
      {publishedAt ? (
        <StatusBadge tone={shown.tone}>{shown.label}</StatusBadge>
      ) : (
        <StatusBadge tone="waiting">{isChampionship ? "Planejado" : "Rascunho"}</StatusBadge>
      )}
      <StatusBadge tone="over">{isChampionship ? "Campeonato" : tournamentKindLabel[kind]}</StatusBadge>
      {openToOtherArenas && registration.state === "OPEN" ? (
        <StatusBadge tone="special">{openLabel}</StatusBadge>
      ) : null}
    </>
  );
}
