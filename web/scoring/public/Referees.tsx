import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Flag, Printer } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { Referees_tournament$key } from "../../__generated__/Referees_tournament.graphql";
import type { RefereesQuery } from "../../__generated__/RefereesQuery.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { DialogFrame } from "../../ui/DialogFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";
import { RefereesForm } from "../referee/RefereesForm";

/** The referees of a tournament, and the QR codes for those who need no account; for its managers. */
export function Referees({ tournament }: { tournament: Referees_tournament$key }) {
  const paths = useTournamentPaths();
  const { id, key, status } = useFragment(
    graphql`
      fragment Referees_tournament on Tournament {
        id
        key
        status
      }
    `,
    tournament,
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => setOpen(true)}>
        <Flag />
        Árbitros
      </Button>
      <DialogFrame
        open={open}
        onClose={() => setOpen(false)}
        sheet
        title="Árbitros"
        description="Eles registram os placares deste torneio em /arbitragem. Quem não tem conta usa o QR code do jogo."
        footer={
          status === "IN_PROGRESS" ? (
            <ButtonLink to={paths.qrSheet(key)} variant="outline">
              <Printer />
              QR codes dos jogos
            </ButtonLink>
          ) : undefined
        }
      >
        <Suspense
          fallback={
            <Stack pb="4">
              <RowsSkeleton rows={3} />
            </Stack>
          }
        >
          <Form tournamentId={id} />
        </Suspense>
      </DialogFrame>
    </>
  );
}

function Form({ tournamentId }: { tournamentId: string }) {
  const { node } = useLazyLoadQuery<RefereesQuery>(
    graphql`
      query RefereesQuery($tournamentId: ID!) {
        node(id: $tournamentId) {
          ... on Tournament {
            ...RefereesForm_tournament @alias(as: "form")
          }
        }
      }
    `,
    { tournamentId },
    { fetchPolicy: "store-and-network" },
  );
  return node?.form ? <RefereesForm tournament={node.form} /> : null;
}
