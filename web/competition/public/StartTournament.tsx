import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Play } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { StartTournament_tournament$key } from "../../__generated__/StartTournament_tournament.graphql";
import { lazyDialog } from "../../ui/lazy-dialog";

const StartTournamentDialog = lazyDialog(
  async () => (await import("../super-n/StartTournamentDialog")).StartTournamentDialog,
);

interface StartTournamentProps extends Pick<ButtonProps, "variant"> {
  tournament: StartTournament_tournament$key;
}

/** The button that draws the lots, after telling what will come of it. */
export function StartTournament({ tournament: key, variant }: StartTournamentProps) {
  const tournament = useFragment(
    graphql`
      fragment StartTournament_tournament on Tournament {
        ...StartTournamentDialog_tournament
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Play />
        Iniciar Torneio
      </Button>
      <StartTournamentDialog tournament={tournament} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
