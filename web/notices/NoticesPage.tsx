import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { LinkOverlay } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Bell, Check, CheckCheck } from "lucide-react";
import { useRef } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { ConnectionHandler } from "relay-runtime";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { MoreNoticesQuery } from "../__generated__/MoreNoticesQuery.graphql";
import type { NoticesPage_notice$key } from "../__generated__/NoticesPage_notice.graphql";
import type { NoticesPage_viewer$key } from "../__generated__/NoticesPage_viewer.graphql";
import type { NoticesPageQuery } from "../__generated__/NoticesPageQuery.graphql";
import type { NoticesPageReadMutation as ReadNoticesMutation } from "../__generated__/NoticesPageReadMutation.graphql";
import { usePageQuery } from "../relay/page-query";
import { useAction } from "../relay/use-action";
import { Panel } from "../ui/Cards";
import { EmptyState, RowsSkeleton } from "../ui/PageStates";
import { PendingButton } from "../ui/form/PendingButton";
import { LoadMoreButton } from "../ui/ListRows";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { TimeAgo } from "../ui/TimeAgo";
import { useFocusKept } from "../ui/focus";
import { DeviceNoticesCard } from "./DeviceNoticesCard";

/** One is read, or all that are shown; the bell knows at once. */
function useReadNoticesMutation() {
  return useAction<ReadNoticesMutation>(
    graphql`
      mutation NoticesPageReadMutation($input: ReadNoticesInput!) {
        readNotices(input: $input) {
          notice {
            isRead
          }
          viewer {
            unreadNotices
          }
        }
      }
    `,
    {
      failure: { title: "Não foi possível marcar como lido", description: "Tente novamente." },
      updater: (store, answer) => {
        const viewer = store.getRoot().getLinkedRecord("viewer");
        const unread = answer?.readNotices.viewer.unreadNotices;
        if (!viewer || unread === undefined) return;
        viewer.setValue(unread, "unreadNotices");
        if (unread > 0) return;
        const list = ConnectionHandler.getConnection(viewer, "NoticesPage_notices");
        for (const edge of list?.getLinkedRecords("edges") ?? [])
          edge.getLinkedRecord("node")?.setValue(true, "isRead");
      },
    },
  );
}

/** One notice; the whole row is a link if it leads to a page, and following the link marks it as read. */
function NoticeRow({ notice }: { notice: NoticesPage_notice$key }) {
  const { id, title, text, path, createdAt, isRead } = useFragment(
    graphql`
      fragment NoticesPage_notice on Notice {
        id
        title
        text
        path
        createdAt
        isRead
      }
    `,
    notice,
  );
  const [read, reading] = useReadNoticesMutation();
  const markRead = () => void (isRead || read({ input: { noticeId: id } }));

  return (
    <Flex
      as="li"
      position="relative"
      gap="3"
      px="4"
      py="3"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: "1px" }}
      css={path ? { "&:has(a:hover)": { bg: "bg.muted" } } : {}}
    >
      <Box
        aria-hidden="true"
        boxSize="2"
        mt="1.5"
        flexShrink="0"
        borderRadius="full"
        bg={isRead ? "transparent" : "coral.solid"}
      />
      <Stack gap="0.5" flex="1" minW="0">
        <Text fontWeight={isRead ? "medium" : "bold"} overflowWrap="anywhere">
          {isRead ? null : <VisuallyHidden>Não lido: </VisuallyHidden>}
          {path ? (
            <LinkOverlay asChild>
              <Link to={path} onClick={markRead}>
                {title}
              </Link>
            </LinkOverlay>
          ) : (
            title
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
        <Text color="fg.muted" textStyle="xs">
          <TimeAgo instant={createdAt} timeZone={brasiliaTime} />
        </Text>
      </Stack>
      {isRead ? null : (
        <IconButton
          aria-label={`Marcar como lido: ${title}`}
          title="Marcar como lido"
          variant="ghost"
          colorPalette="gray"
          minW="11"
          minH="11"
          me="-2"
          zIndex="1"
          loading={reading}
          onClick={markRead}
        >
          <Check />
        </IconButton>
      )}
    </Flex>
  );
}

const title = "Avisos";

/** /avisos: what the bell tells, the newest first. */
export function NoticesPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <RowsSkeleton rows={6} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar avisos"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<NoticesPageQuery>(graphql`
    query NoticesPageQuery {
      viewer {
        ...NoticesPage_viewer
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return <NoticesList title={title} viewer={viewer} />;
}

interface NoticesListProps {
  title: string;
  viewer: NoticesPage_viewer$key;
}

function NoticesList({ title, viewer }: NoticesListProps) {
  const { data, ...more } = usePaginationFragment<MoreNoticesQuery, NoticesPage_viewer$key>(
    graphql`
      fragment NoticesPage_viewer on Viewer
      @refetchable(queryName: "MoreNoticesQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        ...DeviceNoticesCard_viewer
        unreadNotices
        notices(first: $count, after: $cursor) @connection(key: "NoticesPage_notices") {
          edges {
            node {
              id
              ...NoticesPage_notice
            }
          }
        }
      }
    `,
    viewer,
  );
  const [read, reading] = useReadNoticesMutation();
  const { edges } = data.notices;
  const [newest] = edges;
  const list = useRef<HTMLUListElement>(null);
  const focusKept = useFocusKept(() => list.current?.focus());
  const readAll = newest && data.unreadNotices > 0;

  return (
    <Box display="contents" {...focusKept}>
      <PageFrame
        title={title}
        actions={
          readAll ? (
            <PendingButton
              variant="outline"
              pending={reading}
              onClick={() => void read({ input: { noticeId: newest.node.id, andOlder: true } })}
            >
              <CheckCheck />
              Marcar tudo como lido
            </PendingButton>
          ) : null
        }
      >
        <Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 48rem) minmax(0, 24rem)" }} gap="6">
          {edges.length === 0 ? (
            <EmptyState
              icon={Bell}
              heading="h2"
              title="Nenhum aviso"
              description="Aqui aparece o que muda nas suas aulas, quadras, torneios e convites. O mesmo vai por e-mail."
            />
          ) : (
            <Stack gap="4" maxW="3xl">
              <Panel p="0">
                <Stack asChild gap="0" outline="0" listStyleType="none">
                  <ul ref={list} tabIndex={-1} aria-label={title}>
                    {edges.map(({ node }) => (
                      <NoticeRow key={node.id} notice={node} />
                    ))}
                  </ul>
                </Stack>
              </Panel>
              <LoadMoreButton
                more={more}
                pageSize={20}
                failure={{ title: "Erro ao carregar avisos", description: "Tente novamente." }}
              />
            </Stack>
          )}
          <Box maxW="3xl" alignSelf="start">
            <DeviceNoticesCard viewer={data} />
          </Box>
        </Grid>
      </PageFrame>
    </Box>
  );
}
