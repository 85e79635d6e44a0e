import { Button } from "@chakra-ui/react/button";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ManageEnrolments_tournament$key } from "../../__generated__/ManageEnrolments_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { lazyDialog } from "../../ui/lazy-dialog";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";

const ManageEnrolmentsDialog = lazyDialog(
  async () => (await import("./ManageEnrolmentsDialog")).ManageEnrolmentsDialog,
);

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
        publishedAt
        enrolmentCount
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
  const isNext = Boolean(tournament.publishedAt) && !drawn && tournament.enrolmentCount === 0;
  const look = isNext ? {} : ({ variant: "outline", bg: "bg.panel" } as const);
  if (tournament.registration.inPairs || drawn) {
    return (
      <ButtonLink to={paths.enrolments(tournament.key)} {...look}>
        <UserRoundPlus />
        Gerenciar Inscrições
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
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
