import { Box } from "@chakra-ui/react/box";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { UndoMerge_merge$key } from "../../__generated__/UndoMerge_merge.graphql";
import type { UndoMergeMutation } from "../../__generated__/UndoMergeMutation.graphql";
import { useAction } from "../../relay/use-action";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { formatDateTime } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { Person } from "../../ui/Person";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";

/** One merge of the last 30 days, and the step that separates the records again. Nothing once it is undone. */
export function UndoMerge({ merge: key, onUndone }: { merge: UndoMerge_merge$key; onUndone?: () => void }) {
  const { id, keptName, otherName, mergedAt, undoUntil, undone, timeZone } = useFragment(
    graphql`
      fragment UndoMerge_merge on RecordMerge {
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
  const [undo, pending] = useAction<UndoMergeMutation>(
    graphql`
      mutation UndoMergeMutation($input: UndoMergeInput!) {
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
