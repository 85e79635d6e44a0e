import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Combine } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import type { MergeRequestsCard_viewer$key } from "../../__generated__/MergeRequestsCard_viewer.graphql";
import type { MergeRequestsCard_merge$key } from "../../__generated__/MergeRequestsCard_merge.graphql";
import type { MergeRequestsCardMutation } from "../../__generated__/MergeRequestsCardMutation.graphql";
import { useAction } from "../../relay/use-action";
import { Card } from "../../ui/Cards";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { formatDateTime } from "../../ui/format";
import { lazyDialog } from "../../ui/lazy-code";
import { Notice } from "../../ui/PageStates";
import { Person } from "../../ui/Person";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useActing } from "../../ui/dialog-state";

/** One merge of the last 30 days, and the step that separates the records again. Nothing once it is undone. */
export function UndoMerge({
  merge: key,
  onUndone,
}: {
  merge: MergeRequestsCard_merge$key;
  onUndone?: () => void;
}) {
  const { id, keptName, otherName, mergedAt, undoUntil, undone, timeZone } = useFragment(
    graphql`
      fragment MergeRequestsCard_merge on RecordMerge {
        id
        keptName
        otherName
        mergedAt
        undoUntil
        undone
        timeZone
      }
    `,
    key,
  );
  const [undo, pending] = useAction<MergeRequestsCardMutation>(
    graphql`
      mutation MergeRequestsCardMutation($input: UndoMergeInput!) {
        undoMerge(input: $input) {
          ... on UndoMergeSuccess @alias(as: "done") {
            merge {
              undone
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao desfazer a união", description: "Nada mudou. Tente novamente." } },
  );
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (undone || !keptName) return null;

  const confirm = async () => {
    setRefusal(null);
    const answer = (await undo({ input: { mergeId: id } }))?.undoMerge;
    if (!answer) return;
    if (!answer.done) return setRefusal(answer.refusal?.message ?? null);
    setOpen(false);
    toast.success({ title: "União desfeita", description: `${otherName} voltou a ter o próprio cadastro.` });
    onUndone?.();
  };

  return (
    <HStack as="li" gap="3" justify="space-between" wrap="wrap">
      <Person
        name={keptName}
        facts={
          <>
            Recebeu o cadastro de {otherName} <TimeAgo instant={mergedAt} timeZone={timeZone} />
          </>
        }
      />
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        onClick={() => {
          setRefusal(null);
          setOpen(true);
        }}
        aria-label={`Desfazer a união de ${keptName} e ${otherName}`}
      >
        Desfazer
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Desfazer a união?"
        description={`${keptName} e ${otherName} voltam a ter um cadastro cada, com o que era de cada um.`}
        confirmLabel="Desfazer união"
        pendingLabel="Desfazendo…"
        pending={pending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        <Text>
          O que entrou depois da união fica com {keptName}. Cobranças e Day Uses cancelados porque os dois
          tinham o mesmo continuam cancelados. Dá para desfazer até {formatDateTime(undoUntil, timeZone)}.
        </Text>
        {refusal ? (
          <Box mt="4">
            <Notice tone="error">{refusal}</Notice>
          </Box>
        ) : null}
      </ConfirmDialog>
    </HStack>
  );
}

const MergeRequestDialog = lazyDialog(async () => (await import("./MergeRequestDialog")).MergeRequestDialog);

/** Which records of arenas one is asked about: whether they are one's own too, and which were merged into it; nothing where there are none. */
export function MergeRequestsCard({ viewer }: { viewer: MergeRequestsCard_viewer$key }) {
  const { mergeRequests, recentMerges } = useFragment(
    graphql`
      fragment MergeRequestsCard_viewer on Viewer {
        mergeRequests {
          id
          arenaName
          otherName
          timeZone
          askedAt
        }
        recentMerges {
          id
          undone
          ...MergeRequestsCard_merge
        }
      }
    `,
    viewer,
  );
  const [opened, setOpened] = useState<string | null>(null);
  const shown = useActing(opened);
  const merges = recentMerges.filter(({ undone }) => !undone);
  return (
    <>
      {mergeRequests.length === 0 ? null : (
        <Card title="Juntar cadastros" icon={Combine}>
          <Stack as="ul" gap="5" listStyleType="none" aria-label="Juntar cadastros">
            {mergeRequests.map(({ id, arenaName, otherName, timeZone, askedAt }) => (
              <Stack as="li" key={id} gap="3" align="flex-start">
                <div>
                  <Text fontWeight="semibold">
                    A {placeInSentence("ARENA", arenaName)} tem um cadastro em nome de {otherName}. É seu
                    também?
                  </Text>
                  <Text textStyle="sm" color="fg.muted">
                    Pedido da arena, <TimeAgo instant={askedAt} timeZone={timeZone} />. Nada muda enquanto
                    você não responder.
                  </Text>
                </div>
                <Button size="sm" onClick={() => setOpened(id)} aria-label={`Ver o pedido da ${arenaName}`}>
                  Ver e responder
                </Button>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {merges.length === 0 ? null : (
        <Card title="Cadastros juntados ao seu" icon={Combine}>
          <Stack as="ul" gap="5" listStyleType="none" aria-label="Cadastros juntados ao seu">
            {merges.map((merge) => (
              <UndoMerge key={merge.id} merge={merge} />
            ))}
          </Stack>
        </Card>
      )}
      {shown ? (
        <MergeRequestDialog
          key={shown.opening}
          requestId={shown.acting}
          open={shown.open}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
