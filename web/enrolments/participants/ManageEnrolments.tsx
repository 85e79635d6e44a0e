import { Button } from "@chakra-ui/react/button";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ManageEnrolments_tournament$key } from "../../__generated__/ManageEnrolments_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";
import { ManageEnrolmentsDialog } from "./ManageEnrolmentsDialog";

/**
 * Pairs have a page of their own; a Super 8 fills up beside its list, and leads there for payments and who waits. After
 * the draw there is still money to receive there, and perhaps another category that takes people in.
 */
export function ManageEnrolments({ tournament: key }: { tournament: ManageEnrolments_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ManageEnrolments_tournament on Tournament {
        key
        status
        registration {
          inPairs
        }
        ...ManageEnrolmentsDialog_tournament
      }
    `,
    key,
  );
  const paths = useTournamentPaths();
  const [open, setOpen] = useState(false);
  const drawn = tournament.status !== "REGISTRATION_OPEN";
  if (tournament.registration.inPairs || drawn) {
    return (
      <ButtonLink to={paths.enrolments(tournament.key)} variant={drawn ? "outline" : undefined}>
        <UserRoundPlus />
        Gerenciar Inscrições
      </ButtonLink>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserRoundPlus />
        Gerenciar Inscrições
      </Button>
      <ManageEnrolmentsDialog
        tournament={tournament}
        open={open}
        onClose={() => setOpen(false)}
        enrolmentsPath={paths.enrolments(tournament.key)}
      />
    </>
  );
}
