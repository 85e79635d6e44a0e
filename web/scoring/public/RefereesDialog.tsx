import { Stack } from "@chakra-ui/react/stack";
import { Printer } from "lucide-react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { RefereesDialog_tournament$key } from "../../__generated__/RefereesDialog_tournament.graphql";
import type { RefereesDialogQuery } from "../../__generated__/RefereesDialogQuery.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { DialogFrame } from "../../ui/DialogFrame";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { RowsSkeleton } from "../../ui/Skeletons";
import { useTournamentPaths } from "../../tournaments/public/use-tournament-paths";
import { RefereesForm } from "../referee/RefereesForm";

interface RefereesDialogProps {
  tournament: RefereesDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** The referees of a tournament, and the QR codes for those who need no account; for its managers. */
export function RefereesDialog({ tournament, open, onClose }: RefereesDialogProps) {
  const paths = useTournamentPaths();
  const { id, key, status } = useFragment(
    graphql`
      fragment RefereesDialog_tournament on Tournament {
        id
        key
        status
      }
    `,
    tournament,
  );
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
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
      <AskedDetails
        skeleton={
          <Stack pb="4">
            <RowsSkeleton rows={3} />
          </Stack>
        }
        failure="Não foi possível carregar os árbitros"
      >
        {(attempt) => <Form tournamentId={id} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

function Form({ tournamentId, attempt }: { tournamentId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<RefereesDialogQuery>(
    graphql`
      query RefereesDialogQuery($tournamentId: ID!) {
        node(id: $tournamentId) {
          ... on Tournament {
            ...RefereesForm_tournament @alias(as: "form")
          }
        }
      }
    `,
    { tournamentId },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return node?.form ? <RefereesForm tournament={node.form} /> : null;
}
