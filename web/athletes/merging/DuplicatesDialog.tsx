import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { DuplicatesDialogQuery } from "../../__generated__/DuplicatesDialogQuery.graphql";
import { Catch, ErrorState, Notice, RowsSkeleton } from "../../ui/PageStates";
import { DetailSection } from "../../ui/Facts";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { Person } from "../../ui/Person";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useShown } from "../../ui/dialog-state";
import { UndoMerge } from "../public/MergeRequestsCard";
import { type ToMerge, useWithdrawMergeRequestMutation } from "./MergePreview";

interface DuplicatesDialogProps {
  arenaId: string;
  open: boolean;
  onClose: () => void;
  onMerge: (one: ToMerge, other: ToMerge) => void;
  /** Called after a merge is undone, so that the list reloads. */
  onUndone: () => void;
}

/** Probable duplicates in the list, merge requests sent to athletes, and recent merges that can be undone. */
export function DuplicatesDialog({ arenaId, open, onClose, onMerge, onUndone }: DuplicatesDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  return (
    <DialogFrame open={open} onClose={onClose} sheet size="lg" title="Cadastros repetidos">
      {failed === attempt ? (
        <ErrorState onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <Catch key={attempt} onError={() => setFailed(attempt)}>
          <Suspense fallback={<RowsSkeleton rows={4} />}>
            <Lists
              arenaId={arenaId}
              attempt={attempt}
              onMerge={onMerge}
              onWithdrawn={() => setAttempt(attempt + 1)}
              onUndone={() => {
                setAttempt(attempt + 1);
                onUndone();
              }}
            />
          </Suspense>
        </Catch>
      )}
    </DialogFrame>
  );
}

interface ListsProps {
  arenaId: string;
  attempt: number;
  onMerge: (one: ToMerge, other: ToMerge) => void;
  onWithdrawn: () => void;
  onUndone: () => void;
}

function Lists({ arenaId, attempt, onMerge, onWithdrawn, onUndone }: ListsProps) {
  const { node } = useLazyLoadQuery<DuplicatesDialogQuery>(
    graphql`
      query DuplicatesDialogQuery($arenaId: ID!) {
        node(id: $arenaId) {
          ... on Arena {
            possibleDuplicates {
              sameBirthDate
              first {
                id
                name
              }
              second {
                id
                name
              }
            }
            mergeRequests {
              id
              keptName
              otherName
              askedAt
              timeZone
            }
            recentMerges {
              id
              ...MergeRequestsCard_merge
            }
          }
        }
      }
    `,
    { arenaId },
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const [withdraw, pending] = useWithdrawMergeRequestMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isShown = useShown();
  const pairs = node?.possibleDuplicates ?? [];
  const requests = node?.mergeRequests ?? [];
  const merges = node?.recentMerges ?? [];

  const takeBack = async (requestId: string) => {
    setRefusal(null);
    const result = (await withdraw({ input: { requestId } }))?.withdrawMergeRequest;
    if (!result) return;
    if (!result.done)
      return isShown()
        ? setRefusal(result.refusal?.message ?? null)
        : toast.error({ title: result.refusal?.message ?? "Não foi cancelado" });
    toast.success({ title: "Pedido cancelado" });
    onWithdrawn();
  };

  return (
    <Stack gap="5">
      {pairs.length === 0 ? (
        <Text color="fg.muted">
          Nenhum nome se repete com a mesma data de nascimento ou o mesmo telefone. Outros cadastros você
          junta marcando os dois na lista.
        </Text>
      ) : (
        <Stack as="ul" gap="3" listStyleType="none" aria-label="Possíveis repetidos">
          {pairs.map(({ first, second, sameBirthDate }) => (
            <HStack as="li" key={`${first.id} ${second.id}`} gap="3" justify="space-between" wrap="wrap">
              <Person
                name={first.name}
                facts={sameBirthDate ? "Mesmo nome e data de nascimento" : "Mesmo nome e telefone"}
              />
              <Button size="sm" variant="outline" onClick={() => onMerge(first, second)}>
                Comparar
              </Button>
            </HStack>
          ))}
        </Stack>
      )}
      {requests.length > 0 ? (
        <DetailSection title="À espera de resposta">
          <Stack as="ul" gap="3" listStyleType="none" aria-label="À espera de resposta">
            {requests.map(({ id, keptName, otherName, askedAt, timeZone }) => (
              <HStack as="li" key={id} gap="3" justify="space-between" wrap="wrap">
                <Person
                  name={keptName}
                  facts={
                    <>
                      Juntar com {otherName}, pedido <TimeAgo instant={askedAt} timeZone={timeZone} />
                    </>
                  }
                />
                <PendingButton
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  pending={pending}
                  onClick={() => void takeBack(id)}
                  aria-label={`Cancelar o pedido a ${keptName}`}
                >
                  Cancelar pedido
                </PendingButton>
              </HStack>
            ))}
          </Stack>
        </DetailSection>
      ) : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      {merges.length > 0 ? (
        <DetailSection title="Juntados nos últimos 30 dias">
          <Stack as="ul" gap="3" listStyleType="none" aria-label="Juntados nos últimos 30 dias">
            {merges.map((merge) => (
              <UndoMerge key={merge.id} merge={merge} onUndone={onUndone} />
            ))}
          </Stack>
        </DetailSection>
      ) : null}
    </Stack>
  );
}
