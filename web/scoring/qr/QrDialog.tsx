import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link2Off, QrCode as QrIcon } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import type { QrDialogQuery } from "../../__generated__/QrDialogQuery.graphql";
import type { QrDialog_match$key } from "../../__generated__/QrDialog_match.graphql";
import { useAskAgain } from "../../relay/use-ask-again";
import { CopyButton } from "../../ui/ShareLinks";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { formatDateTime } from "../../ui/format";
import { AskedDetails } from "../../ui/list/RowDetails";
import { Notice, RowsSkeleton } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { QrCode } from "../../ui/QrCode";
import { toast } from "../../ui/toaster";
import { useCreateScoreLinkMutation, useRevokeScoreLinkMutation } from "./use-score-link-mutations";

interface ScoreLinkListProps {
  match: QrDialog_match$key;
  /** Asks for the links again. */
  onRevoked: () => void;
}

/** The links of a match that still open it, each with the way to end it. */
function ScoreLinkList({ match: key, onRevoked }: ScoreLinkListProps) {
  const { scoreLinks } = useFragment(
    graphql`
      fragment QrDialog_match on Match {
        scoreLinks {
          id
          createdAt
          stands
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const [revoke, pending] = useRevokeScoreLinkMutation();
  const standing = scoreLinks.filter(({ stands }) => stands);
  if (standing.length === 0) return null;

  const end = async (linkId: string) => {
    if (!(await revoke({ input: { linkId } }))) return;
    toast.success({ title: "Link revogado" });
    onRevoked();
  };

  return (
    <Stack gap="2">
      <Heading as="h3" textStyle="sm" fontWeight="semibold">
        Links ativos
      </Heading>
      {standing.map(({ id, createdAt }) => (
        <Flex key={id} justify="space-between" align="center" gap="3">
          <Text textStyle="sm" color="fg.muted">
            Criado em {formatDateTime(createdAt, timeZone)}
          </Text>
          <Button
            size="sm"
            variant="outline"
            colorPalette="flag"
            aria-disabled={pending || undefined}
            onClick={() => void end(id)}
          >
            <Link2Off />
            Revogar
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

const query = graphql`
  query QrDialogQuery($matchId: ID!) {
    node(id: $matchId) {
      ... on Match {
        ...QrDialog_match @alias(as: "links")
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
  const ask = useAskAgain<QrDialogQuery>(query, { matchId });
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
    ask();
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
