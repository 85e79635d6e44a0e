import { Button } from "@chakra-ui/react/button";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ManageEnrolments_tournament$key } from "../../__generated__/ManageEnrolments_tournament.graphql";
import { ManageEnrolmentsDialog } from "./ManageEnrolmentsDialog";

export function ManageEnrolments({ tournament: key }: { tournament: ManageEnrolments_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ManageEnrolments_tournament on Tournament {
        ...ManageEnrolmentsDialog_tournament
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserRoundPlus />
        Gerenciar Inscrições
      </Button>
      <ManageEnrolmentsDialog tournament={tournament} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
