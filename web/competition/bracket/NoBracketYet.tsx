import { Network } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { NoBracketYet_tournament$key } from "../../__generated__/NoBracketYet_tournament.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { StartTournament } from "../public/StartTournament";

interface NoBracketYetProps {
  tournament: NoBracketYet_tournament$key;
  /** Its place among the page's headings. */
  heading?: "h2" | "h3";
}

/** Before the draw: how the bracket comes about, and the button for whoever may start it. */
export function NoBracketYet({ tournament: key, heading }: NoBracketYetProps) {
  const tournament = useFragment(
    graphql`
      fragment NoBracketYet_tournament on Tournament {
        status
        viewerCanManage
        ...StartTournament_tournament
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
