import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarX2, Megaphone } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import query, { type AnnouncementsListQuery } from "../__generated__/AnnouncementsListQuery.graphql";
import type { AnnouncementsList_viewer$key } from "../__generated__/AnnouncementsList_viewer.graphql";
import { useListRefetch } from "../relay/use-list-refetch";
import { EmptyState, RowsSkeleton } from "../ui/PageStates";
import { formatDateTime } from "../ui/format";
import { lazyDialog, lazyPart } from "../ui/lazy-code";
import { DataList } from "../ui/list/DataList";
import type { ListColumn } from "../ui/list/list-column";
import { RowDetails } from "../ui/list/RowDetails";
import { useOpenedRow } from "../ui/list/list-address";
import { MoreMenu } from "../ui/LazyMenu";
import { PageFrame } from "../ui/PageFrame";
import { Status } from "../ui/Badges";
import { TimeAgo } from "../ui/TimeAgo";

const AnnouncementDialog = lazyDialog(async () => (await import("./AnnouncementDialog")).AnnouncementDialog);
const CancelAnnouncementDialog = lazyDialog(
  async () => (await import("./AnnouncementDetails")).CancelAnnouncementDialog,
);
const AnnouncementDetails = lazyPart(async () => (await import("./AnnouncementDetails")).AnnouncementDetails);

interface AnnouncementOfList {
  /** Its key. */
  id: string;
  title: string;
  audience: string;
  /** SENT, SCHEDULED, CANCELLED or NOT_SENT. */
  state: string;
  notSentReason: string | null | undefined;
  sentAt: string;
  deliveredCount: number;
  readCount: number;
}

/** @param timeZone the sender's. */
export const announcementColumns = (timeZone: string): ListColumn<AnnouncementOfList>[] => [
  { key: "titulo", label: "Título", phone: "name", cell: ({ title }) => title },
  { key: "publico", label: "Público", phone: "facts", cell: ({ audience }) => audience },
  {
    key: "enviado",
    label: "Enviado",
    phone: "value",
    cell: ({ state, sentAt }) =>
      state === "SENT" ? (
        <TimeAgo instant={sentAt} timeZone={timeZone} />
      ) : state === "SCHEDULED" ? (
        // On a phone the status has no room for it.
        <>
          <Text as="span" hideFrom="md">
            {formatDateTime(sentAt, timeZone)}
          </Text>
          <Text as="span" hideBelow="md">
            –
          </Text>
        </>
      ) : (
        "–"
      ),
  },
  {
    key: "situacao",
    label: "Situação",
    phone: "status",
    cell: (row) => <Sending {...row} timeZone={timeZone} />,
  },
  {
    key: "receberam",
    label: "Receberam",
    phone: "facts",
    numeric: true,
    cell: ({ deliveredCount }) => deliveredCount,
  },
  {
    key: "leram",
    label: "Leram",
    phone: "facts",
    numeric: true,
    cell: ({ readCount }) => readCount,
  },
];

/** Whether it was sent, when it will be, or why not. */
function Sending({ state, sentAt, notSentReason, timeZone }: AnnouncementOfList & { timeZone: string }) {
  if (state === "SCHEDULED")
    return (
      <Status tone="waiting">
        <span>
          Agendado
          <Text as="span" hideBelow="md">{` para ${formatDateTime(sentAt, timeZone)}`}</Text>
        </span>
      </Status>
    );
  if (state === "CANCELLED") return <Status tone="over">Envio cancelado</Status>;
  if (state === "NOT_SENT")
    return (
      <Stack gap="0.5" alignItems="start">
        <Status tone="problem">Não enviado</Status>
        <Text as="span" textStyle="sm" color="fg.muted" hideBelow="md">
          {notSentReason}
        </Text>
      </Stack>
    );
  return <Status tone="usual">Enviado</Status>;
}

const pageSize = 40;

/** An arena's or federation's announcements, and the button to send one. */
export function AnnouncementsList({
  title,
  viewer,
}: {
  title: string;
  viewer: AnnouncementsList_viewer$key;
}) {
  const { data, refetch, ...more } = usePaginationFragment<
    AnnouncementsListQuery,
    AnnouncementsList_viewer$key
  >(
    graphql`
      fragment AnnouncementsList_viewer on Viewer
      @refetchable(queryName: "AnnouncementsListQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 40 }
        cursor: { type: "String" }
        kind: { type: "AnnouncementSenderKind!" }
        key: { type: "UUID" }
      ) {
        # Null for an arena's key.
        federationMember(key: $key) {
          federation {
            championships(first: 100) {
              edges {
                node {
                  key
                  name
                  status
                  publishedAt
                }
              }
            }
          }
        }
        announcementDesk(kind: $kind, key: $key) {
          senderId
          senderKey
          kind
          timeZone
          audiences
          announcements(first: $count, after: $cursor) @connection(key: "AnnouncementsList_announcements") {
            edges {
              node {
                key
                title
                audience
                state
                notSentReason
                sentAt
                deliveredCount
                readCount
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const desk = data.announcementDesk;
  const sender = { kind: desk?.kind ?? "ARENA", key: desk?.senderKey ?? null };
  const fetched = useListRefetch<AnnouncementsListQuery, { count: number }>(query, sender, (variables, how) =>
    refetch({ ...sender, ...variables }, how),
  );
  const opened = useOpenedRow();
  const [writing, setWriting] = useState(false);
  const [cancelling, setCancelling] = useState<AnnouncementOfList | null>(null);
  // The user has just lost their role there; the page is refetched on the next visit.
  if (!desk) return <PageFrame title={title}>{null}</PageFrame>;

  const championships = (data.federationMember?.federation.championships.edges ?? []).flatMap(({ node }) =>
    node.publishedAt && node.status !== "FINISHED" ? { key: node.key, name: node.name } : [],
  );
  const write = () => setWriting(true);
  return (
    <PageFrame
      title={title}
      actions={
        <Button onClick={write}>
          <Megaphone />
          Novo Comunicado
        </Button>
      }
    >
      <DataList
        label={title}
        rows={desk.announcements.edges.map(({ node: { key, ...row } }) => ({ id: key, ...row }))}
        columns={announcementColumns(desk.timeZone)}
        nameOf={(row) => row.title}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
        rowActions={(row) =>
          row.state === "SCHEDULED" ? (
            <MoreMenu
              label={`Mais ações para ${row.title}`}
              variant="ghost"
              actions={[
                {
                  label: "Cancelar envio",
                  icon: CalendarX2,
                  dangerous: true,
                  onSelect: () => setCancelling(row),
                },
              ]}
            />
          ) : null
        }
        more={more}
        pageSize={pageSize}
        refreshing={fetched.refreshing}
        failed={fetched.failed}
        empty={
          <EmptyState
            icon={Megaphone}
            heading="h2"
            title="Nenhum comunicado ainda"
            description="Um comunicado chega por e-mail e nos avisos de todas as pessoas que você escolher."
          />
        }
      />
      <RowDetails
        openedId={opened.openedId}
        onClose={opened.close}
        title="Comunicado"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(announcementKey, attempt) => (
          <AnnouncementDetails sender={sender} announcementKey={announcementKey} fetchKey={`${attempt}`} />
        )}
      </RowDetails>
      <AnnouncementDialog
        open={writing}
        onClose={() => setWriting(false)}
        sender={sender}
        senderId={desk.senderId}
        timeZone={desk.timeZone}
        audiences={desk.audiences}
        championships={championships}
        onSent={() => fetched.ask({ count: pageSize })}
      />
      <CancelAnnouncementDialog
        open={cancelling !== null}
        senderId={desk.senderId}
        announcement={
          cancelling && {
            key: cancelling.id,
            title: cancelling.title,
            at: formatDateTime(cancelling.sentAt, desk.timeZone),
          }
        }
        onClose={() => setCancelling(null)}
        onChanged={() => fetched.ask({ count: pageSize })}
      />
    </PageFrame>
  );
}
