import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Check, UserRoundPlus, X } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, readInlineData, usePaginationFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { JoinRequestsList_arena$key } from "../../__generated__/JoinRequestsList_arena.graphql";
import type { JoinRequestsListQuery } from "../../__generated__/JoinRequestsListQuery.graphql";
import query from "../../__generated__/JoinRequestsListQuery.graphql";
import type {
  JoinRequestsList_request$data,
  JoinRequestsList_request$key,
} from "../../__generated__/JoinRequestsList_request.graphql";
import { useListRefetch } from "../../relay/use-list-refetch";
import { EmptyState, Notice } from "../../ui/PageStates";
import { PendingButton } from "../../ui/form/PendingButton";
import { CountChips } from "../../ui/list/ListBar";
import { DataList, useRowSelection } from "../../ui/list/DataList";
import type { ListColumn } from "../../ui/list/list-column";
import { inTable } from "../../ui/list/list-look";
import { useListAddress } from "../../ui/list/list-address";
import { Person } from "../../ui/Person";
import { Status } from "../../ui/Badges";
import { TimeAgo } from "../../ui/TimeAgo";
import { toast } from "../../ui/toaster";
import { useFocusKept } from "../../ui/focus";
import { refusedWord, requestFilters, statusAsked } from "./request-filters";
import { useAnswerJoinRequestsMutation } from "./use-request-mutations";

type JoinRequest = Omit<JoinRequestsList_request$data, " $fragmentType">;

/** A row of the list: who asks, and since when. */
function readJoinRequest(key: JoinRequestsList_request$key): JoinRequest {
  const { id, status, askedAt, athleteName, athleteKey, athleteLevel, wasThereBefore } = readInlineData(
    graphql`
      fragment JoinRequestsList_request on JoinRequest @inline {
        id
        status
        askedAt
        athleteName
        athleteKey
        athleteLevel
        wasThereBefore
      }
    `,
    key,
  );
  return { id, status, askedAt, athleteName, athleteKey, athleteLevel, wasThereBefore };
}

/** What a head says where there is one. */
const OnPhone = chakra("span", { base: { [inTable]: { display: "none" } } });

const always = (timeZone: string): ListColumn<JoinRequest>[] => [
  {
    key: "nome",
    label: "Atleta",
    phone: "name",
    cell: ({ athleteName }) => <Person name={athleteName} size="sm" />,
  },
  {
    key: "nivel",
    label: "Nível",
    phone: "facts",
    cell: ({ athleteLevel }) => (
      <>
        <OnPhone>Nível </OnPhone>
        {athleteLevelLabel[athleteLevel]}
      </>
    ),
  },
  {
    key: "quando",
    label: "Pediu",
    phone: "facts",
    cell: ({ askedAt }) => (
      <chakra.span whiteSpace="nowrap">
        <TimeAgo instant={askedAt} timeZone={timeZone} />
      </chakra.span>
    ),
  },
];

const before: ListColumn<JoinRequest> = {
  key: "antes",
  label: "Situação",
  phone: "status",
  cell: ({ wasThereBefore }) => (wasThereBefore ? <Status tone="waiting">Já foi da arena</Status> : null),
};

/**
 * @param timeZone by whose clocks it was asked.
 * @param someBefore whether any of them was at the arena before: most never were.
 */
export const requestColumns = (timeZone: string, someBefore: boolean): ListColumn<JoinRequest>[] => [
  ...always(timeZone),
  ...(someBefore ? [before] : []),
];

interface JoinAnswersProps {
  status: string;
  /** Whom the two answers of one row are about; left out where they are for several. */
  whom?: string;
  pending: boolean;
  onAnswer: (accept: boolean) => void;
  /** At the end of a row a phone shows their signs only. */
  ofRow?: boolean;
}

const Word = chakra("span", {
  base: {},
  variants: { short: { true: { display: "none", [inTable]: { display: "inline" } } } },
});

/** The two answers; of what was refused the one that makes it good. */
function JoinAnswers({ status, whom, pending, onAnswer, ofRow = false }: JoinAnswersProps) {
  const label = (word: string) => (whom === undefined ? undefined : `${word} ${whom}`);
  const shared = {
    size: "sm",
    minW: "11",
    px: { base: "2.5", md: "3" },
    pending,
    whiteSpace: "nowrap",
  } as const;
  return (
    <HStack gap="1" display="inline-flex">
      <PendingButton
        {...shared}
        variant="outline"
        colorPalette="sea"
        bg="bg.panel"
        aria-label={label("Aceitar")}
        onClick={() => onAnswer(true)}
      >
        <Check />
        <Word short={ofRow}>Aceitar</Word>
      </PendingButton>
      {status === "PENDING" ? (
        <PendingButton
          {...shared}
          variant="ghost"
          colorPalette="gray"
          aria-label={label("Recusar")}
          onClick={() => onAnswer(false)}
        >
          <X />
          <Word short={ofRow}>Recusar</Word>
        </PendingButton>
      ) : null}
    </HStack>
  );
}

const pageSize = 20;
const nothingLeft = {
  PENDING: {
    title: "Nenhum pedido pendente",
    description: "Mande o link da arena aos atletas: quem pedir para entrar aparece aqui.",
  },
  REFUSED: { title: "Nenhum pedido recusado", description: undefined },
};

/** The requests to join the arena, with buttons to accept or refuse them. */
export function JoinRequestsList({ arena: key }: { arena: JoinRequestsList_arena$key }) {
  const { data, refetch, ...more } = usePaginationFragment<JoinRequestsListQuery, JoinRequestsList_arena$key>(
    graphql`
      fragment JoinRequestsList_arena on Arena
      @refetchable(queryName: "JoinRequestsListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        status: { type: "JoinRequestStatus", defaultValue: PENDING }
      ) {
        id
        timeZone
        pendingJoinRequestCount
        joinRequests(first: $count, after: $cursor, status: $status)
          @connection(key: "JoinRequestsList_joinRequests") {
          __id
          edges {
            node {
              ...JoinRequestsList_request
            }
          }
        }
      }
    `,
    key,
  );
  const { id: arenaId, timeZone, joinRequests } = data;
  const pendingCount = data.pendingJoinRequestCount ?? 0;
  const fetched = useListRefetch<
    JoinRequestsListQuery,
    { status: ReturnType<typeof statusAsked>; count: number }
  >(query, { id: arenaId }, refetch);
  const selection = useRowSelection();
  const [answer, answering] = useAnswerJoinRequestsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const address = useListAddress(requestFilters, (ask) => {
    selection.clear();
    setRefusal(null);
    fetched.ask({ status: statusAsked(ask), count: pageSize });
  });
  const around = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() => around.current?.focus());
  const shown = statusAsked(address);
  const rows = joinRequests.edges.map(({ node }) => readJoinRequest(node));
  const ids = rows.map(({ id }) => id);

  const send = async (requestIds: readonly string[], accept: boolean) => {
    setRefusal(null);
    const input = { arenaId, requestIds: [...requestIds], accept };
    const result = (await answer({ input, lists: [joinRequests.__id] }))?.answerJoinRequests;
    if (result?.done) {
      // No undo: the athletes have already been notified by e-mail.
      toast.success({
        group: accept ? "aceitos" : "recusados",
        count: result.done.answeredIds.length,
        title: (count) =>
          accept
            ? counted(count, "atleta aceito", "atletas aceitos")
            : counted(count, "pedido recusado", "pedidos recusados"),
        description: (count) => (count === 1 ? "O atleta recebe um e-mail." : "Cada um recebe um e-mail."),
      });
    } else if (result?.refusal) {
      setRefusal(result.refusal.message);
      // Another manager may have answered first: reload the list.
      fetched.ask({ status: shown, count: pageSize });
    }
  };

  return (
    // The button that answers all requests disappears with the last one: the focus then moves here.
    <Stack ref={around} tabIndex={-1} outline="0" gap="3" minW="0" {...focusKept}>
      <Flex wrap="wrap" columnGap="2" align="flex-start" justify="space-between" mb="-1">
        <CountChips
          label="Mostrar"
          chips={[
            { value: null, label: "Pendentes", count: pendingCount },
            { value: refusedWord, label: "Recusados" },
          ]}
          value={shown === "REFUSED" ? refusedWord : null}
          onChange={(situacao) => address.change({ filters: { situacao } })}
        />
        {shown === "PENDING" && ids.length > 1 ? (
          <PendingButton pending={answering} onClick={() => void send(ids, true)}>
            {ids.length < pendingCount ? `Aceitar os ${ids.length} primeiros` : `Aceitar os ${ids.length}`}
          </PendingButton>
        ) : null}
      </Flex>
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <DataList
        label="Pedidos para entrar"
        rows={rows}
        columns={requestColumns(
          timeZone,
          rows.some(({ wasThereBefore }) => wasThereBefore),
        )}
        nameOf={({ athleteName }) => athleteName}
        openAt={({ athleteKey }) => `/user-profile/${athleteKey}`}
        selection={selection}
        bulkActions={(chosen) => (
          <JoinAnswers status={shown} pending={answering} onAnswer={(accept) => void send(chosen, accept)} />
        )}
        rowActions={({ id, athleteName, status }) => (
          <JoinAnswers
            ofRow
            whom={athleteName}
            status={status}
            pending={answering}
            onAnswer={(accept) => void send([id], accept)}
          />
        )}
        actionsOnPhone={shown === "PENDING" ? 2 : 1}
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={<EmptyState icon={UserRoundPlus} heading="h2" {...nothingLeft[shown]} />}
      />
    </Stack>
  );
}
