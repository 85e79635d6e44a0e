import { Button } from "@chakra-ui/react/button";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import query, { type AnnouncementsListQuery } from "../__generated__/AnnouncementsListQuery.graphql";
import type { AnnouncementsList_viewer$key } from "../__generated__/AnnouncementsList_viewer.graphql";
import { useListRefetch } from "../relay/use-list-refetch";
import { EmptyState } from "../ui/EmptyState";
import { lazyDialog } from "../ui/lazy-dialog";
import { lazyPart } from "../ui/lazy-part";
import { DataList } from "../ui/list/DataList";
import type { ListColumn } from "../ui/list/list-column";
import { RowDetails } from "../ui/list/RowDetails";
import { useOpenedRow } from "../ui/list/use-opened-row";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { TimeAgo } from "../ui/TimeAgo";

const AnnouncementDialog = lazyDialog(async () => (await import("./AnnouncementDialog")).AnnouncementDialog);
const AnnouncementDetails = lazyPart(async () => (await import("./AnnouncementDetails")).AnnouncementDetails);

interface AnnouncementOfList {
  /** Its key. */
  id: string;
  title: string;
  audience: string;
  sentAt: string;
  deliveredCount: number;
  readCount: number;
}

export const announcementColumns: ListColumn<AnnouncementOfList>[] = [
  { key: "titulo", label: "Título", phone: "name", cell: ({ title }) => title },
  { key: "publico", label: "Público", phone: "facts", cell: ({ audience }) => audience },
  {
    key: "enviado",
    label: "Enviado",
    phone: "value",
    cell: ({ sentAt }) => <TimeAgo instant={sentAt} timeZone={brasiliaTime} />,
  },
  {
    key: "receberam",
    label: "Receberam",
    phone: "facts",
    numeric: true,
    cell: ({ deliveredCount }) => deliveredCount,
  },
  { key: "leram", label: "Leram", phone: "facts", numeric: true, cell: ({ readCount }) => readCount },
];

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
          audiences
          announcements(first: $count, after: $cursor) @connection(key: "AnnouncementsList_announcements") {
            edges {
              node {
                key
                title
                audience
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
        columns={announcementColumns}
        nameOf={(row) => row.title}
        openAt={({ id }) => opened.addressOf(id)}
        openedId={opened.openedId}
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
        audiences={desk.audiences}
        championships={championships}
        onSent={() => fetched.ask({ count: pageSize })}
      />
    </PageFrame>
  );
}
