import { Network } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { NoBracketYet_tournament$key } from "../../__generated__/NoBracketYet_tournament.graphql";
import { EmptyState } from "../../ui/PageStates";
import { StartTournament } from "../public/StartAndFinishTournament";

interface NoBracketYetProps {
  tournament: NoBracketYet_tournament$key;
  /** Heading level. */
  heading?: "h2" | "h3";
}

/** Before the draw: explains how the bracket is made, with a button for users who may draw. */
export function NoBracketYet({ tournament: key, heading }: NoBracketYetProps) {
  const tournament = useFragment(
    graphql`
      fragment NoBracketYet_tournament on Tournament {
        status
        viewerCanManage
        ...StartAndFinishTournament_tournament
      }
    `,
    key,
  );
  const canStart = tournament.viewerCanManage && tournament.status === "REGISTRATION_OPEN";
  return (
    <EmptyState
      icon={Network}
      heading={heading}
      title="O chaveamento nasce do sorteio"
      description="Ao iniciar o torneio, cada atleta recebe um número por sorteio e todas as rodadas ficam definidas: parceiros, adversários e quadras."
    >
      {canStart ? <StartTournament tournament={tournament} /> : null}
    </EmptyState>
  );
}
