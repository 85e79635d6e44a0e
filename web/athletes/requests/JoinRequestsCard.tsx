import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { UserRoundPlus } from "lucide-react";
import { useRef, useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { JoinRequestsCard_arena$key } from "../../__generated__/JoinRequestsCard_arena.graphql";
import type { JoinRequestsCardQuery } from "../../__generated__/JoinRequestsCardQuery.graphql";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { PendingButton } from "../../ui/form/PendingButton";
import { LoadMoreButton } from "../../ui/LoadMoreButton";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/use-focus-kept";
import { JoinRequestRow } from "./JoinRequestRow";
import { useAnswerJoinRequestsMutation } from "./use-request-mutations";

const pageSize = 20;
const nothingLeft = {
  PENDING: {
    title: "Nenhum pedido pendente",
    description: "Mande o link da arena aos atletas: quem pedir para entrar aparece aqui.",
  },
  REFUSED: { title: "Nenhum pedido recusado", description: undefined },
};
type Shown = keyof typeof nothingLeft;

/** Who asks to join the arena, and the answers. */
export function JoinRequestsCard({ arena: key }: { arena: JoinRequestsCard_arena$key }) {
  const { data, refetch, ...more } = usePaginationFragment<JoinRequestsCardQuery, JoinRequestsCard_arena$key>(
    graphql`
      fragment JoinRequestsCard_arena on Arena
      @refetchable(queryName: "JoinRequestsCardQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        status: { type: "JoinRequestStatus", defaultValue: PENDING }
      ) {
        id
        timeZone
        pendingJoinRequestCount
        joinRequests(first: $count, after: $cursor, status: $status)
          @connection(key: "JoinRequestsCard_joinRequests") {
          __id
          edges {
            node {
              id
              ...JoinRequestRow_request
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, timeZone, pendingJoinRequestCount, joinRequests } = data;
  const [shown, setShown] = useState<Shown>("PENDING");
  const [, startTransition] = useTransition();
  const [answer, answering] = useAnswerJoinRequestsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => list.current?.focus());
  const ids = joinRequests.edges.map(({ node }) => node.id);

  const reload = (status: Shown, fetchPolicy: "network-only" | "store-and-network") =>
    startTransition(() => void refetch({ status, count: pageSize }, { fetchPolicy }));
  const show = (status: Shown) => {
    setShown(status);
    setRefusal(null);
    reload(status, "store-and-network");
  };
  const send = async (requestIds: string[], accept: boolean) => {
    setRefusal(null);
    const variables = { input: { arenaId, requestIds, accept }, lists: [joinRequests.__id] };
    const told = (await answer(variables))?.answerJoinRequests;
    if (told?.__typename === "AnswerJoinRequestsSuccess") {
      const count = told.answeredIds.length;
      toast.success({
        title: accept
          ? counted(count, "atleta aceito", "atletas aceitos")
          : counted(count, "pedido recusado", "pedidos recusados"),
        description: count === 1 ? "O atleta recebe um e-mail." : "Cada um recebe um e-mail.",
      });
    } else if (told && "message" in told) {
      setRefusal(told.message);
      // Somebody else was faster: what is left is asked for anew.
      reload(shown, "network-only");
    }
  };

  return (
    // What answers all of them stands in the head of the card, and goes with the last of them too.
    <Box {...focusKept}>
      <Card
        title="Pedidos para entrar"
        icon={UserRoundPlus}
        action={
          shown === "PENDING" && ids.length > 1 ? (
            <PendingButton size="sm" pending={answering} onClick={() => void send(ids, true)}>
              {ids.length < (pendingJoinRequestCount ?? 0)
                ? `Aceitar os ${ids.length} primeiros`
                : `Aceitar os ${ids.length}`}
            </PendingButton>
          ) : null
        }
      >
        <Stack ref={list} tabIndex={-1} outline="0" gap="4">
          <ChoiceChips
            legend="Mostrar"
            options={[
              { value: "PENDING", label: `Pendentes (${pendingJoinRequestCount ?? 0})` },
              { value: "REFUSED", label: "Recusados" },
            ]}
            value={shown}
            onChange={show}
          />
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
          {ids.length === 0 ? (
            <EmptyState icon={UserRoundPlus} {...nothingLeft[shown]} />
          ) : (
            <Stack as="ul" gap="3" listStyleType="none" aria-label="Pedidos para entrar">
              {joinRequests.edges.map(({ node }) => (
                <JoinRequestRow
                  key={node.id}
                  request={node}
                  timeZone={timeZone}
                  pending={answering}
                  onAnswer={(id, accept) => void send([id], accept)}
                />
              ))}
            </Stack>
          )}
          <LoadMoreButton
            more={more}
            pageSize={pageSize}
            failure={{ title: "Erro ao carregar pedidos", description: "Tente novamente." }}
          />
        </Stack>
      </Card>
    </Box>
  );
}
