import { Send } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PublishTournament_tournament$key } from "../../__generated__/PublishTournament_tournament.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { usePublishTournamentMutation } from "./use-tournament-life-mutations";

/** Opens a draft to everybody it is for. */
export function PublishTournament({ tournament }: { tournament: PublishTournament_tournament$key }) {
  const { id } = useFragment(
    graphql`
      fragment PublishTournament_tournament on Tournament {
        id
      }
    `,
    tournament,
  );
  const [publish, pending] = usePublishTournamentMutation();
  const run = async () => {
    const answer = (await publish({ input: { tournamentId: id } }))?.publishTournament;
    if (answer?.refusal)
      toast.error({ title: "Não foi possível publicar", description: answer.refusal.message });
    if (answer?.done) toast.success({ title: "Torneio publicado" });
  };
  return (
    <PendingButton pending={pending} onClick={() => void run()}>
      <Send />
      {pending ? "Publicando…" : "Publicar"}
    </PendingButton>
  );
}
