import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { QrCode as QrIcon } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { QrDialogQuery } from "../../__generated__/QrDialogQuery.graphql";
import { CopyButton } from "../../ui/CopyButton";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { AskedDetails } from "../../ui/list/AskedDetails";
import { Notice } from "../../ui/Notice";
import { QrCode } from "../../ui/QrCode";
import { RowsSkeleton } from "../../ui/Skeletons";
import { ScoreLinkList } from "./ScoreLinkList";
import { useCreateScoreLinkMutation } from "./use-score-link-mutations";

const query = graphql`
  query QrDialogQuery($matchId: ID!) {
    node(id: $matchId) {
      ... on Match {
        ...ScoreLinkList_match @alias(as: "links")
      }
    }
  }
`;

interface QrDialogProps {
  matchId: string;
  /** "Ana e Bia × Carla e Dani" */
  title: string;
  open: boolean;
  onClose: () => void;
}

/** A match's link as a QR code, for a scorer without an account. Mount a new instance each time it opens. */
export function QrDialog({ matchId, title, open, onClose }: QrDialogProps) {
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size="sm"
      sheet
      title="QR code do jogo"
      description={`${title}. Quem lê o código marca o placar deste jogo, sem entrar em uma conta.`}
    >
      <AskedDetails skeleton={<RowsSkeleton rows={2} />}>
        {(attempt) => <Links matchId={matchId} attempt={attempt} />}
      </AskedDetails>
    </DialogFrame>
  );
}

function Links({ matchId, attempt }: { matchId: string; attempt: number }) {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<QrDialogQuery>(
    query,
    { matchId },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  const [url, setUrl] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [create, pending] = useCreateScoreLinkMutation();

  const make = async () => {
    setRefusal(null);
    const answer = (await create({ input: { matchId } }))?.createScoreLink;
    if (answer?.done) setUrl(answer.done?.url ?? null);
    else if (answer) setRefusal(answer.refusal?.message ?? null);
  };
  const askAgain = () => {
    setUrl(null);
    fetchQuery<QrDialogQuery>(environment, query, { matchId }).subscribe({ error: () => undefined });
  };

  return (
    <Stack gap="5" pb="4">
      {url ? (
        <Stack gap="3" align="center">
          <QrCode text={url} label="QR code que abre o placar deste jogo" />
          <Text textStyle="sm" color="fg.muted" textAlign="center">
            O endereço aparece só agora. Ele para de valer 15 minutos depois do resultado, ou quando você o
            revogar.
          </Text>
          <Input
            readOnly
            value={url}
            aria-label="Endereço do placar"
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={url} label="Copiar link" variant="outline" />
        </Stack>
      ) : (
        <PendingButton size="lg" pending={pending} onClick={() => void make()}>
          <QrIcon />
          {pending ? "Criando…" : "Criar QR code"}
        </PendingButton>
      )}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      {node?.links ? <ScoreLinkList match={node.links} onRevoked={askAgain} /> : null}
    </Stack>
  );
}
