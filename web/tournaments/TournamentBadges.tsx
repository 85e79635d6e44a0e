import { HStack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { tournamentKindLabel, tournamentStatusLabel } from "../../server/tournaments/tournament-labels.rules";
import type { TournamentBadges_tournament$key } from "../__generated__/TournamentBadges_tournament.graphql";
import { StatusBadge, type Tone } from "../ui/StatusBadge";

const statusTone = {
  REGISTRATION_OPEN: "open",
  IN_PROGRESS: "running",
  FINISHED: "over",
} as const satisfies Record<string, Tone>;

/** Status, type and whether everyone may enrol. */
export function TournamentBadges({ tournament }: { tournament: TournamentBadges_tournament$key }) {
  const { status, kind, openToOtherArenas } = useFragment(
    graphql`
      fragment TournamentBadges_tournament on Tournament {
        status
        kind
        openToOtherArenas
      }
    `,
    tournament,
  );
  return (
    <HStack gap="2" wrap="wrap">
      <StatusBadge tone={statusTone[status]}>{tournamentStatusLabel[status]}</StatusBadge>
      <StatusBadge tone={kind === "SUPER8" ? "special" : "neutral"}>{tournamentKindLabel[kind]}</StatusBadge>
      {openToOtherArenas ? <StatusBadge tone="neutral">Inscrição Aberta para Todos</StatusBadge> : null}
    </HStack>
  );
}
