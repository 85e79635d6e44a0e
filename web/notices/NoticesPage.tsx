import { graphql, usePaginationFragment } from "react-relay/hooks";
import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Bell, CheckCheck } from "lucide-react";
import { useRef } from "react";
import type { NoticesPageQuery } from "../__generated__/NoticesPageQuery.graphql";
import { usePageQuery } from "../relay/page-query";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import type { MoreNoticesQuery } from "../__generated__/MoreNoticesQuery.graphql";
import type { NoticesPage_viewer$key } from "../__generated__/NoticesPage_viewer.graphql";
import { Panel } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { PendingButton } from "../ui/form/PendingButton";
import { LoadMoreButton } from "../ui/LoadMoreButton";
import { useFocusKept } from "../ui/use-focus-kept";
import { DeviceNoticesCard } from "./DeviceNoticesCard";
import { NoticeRow } from "./NoticeRow";
import { useReadNoticesMutation } from "./use-notice-mutations";

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
              ...NoticeRow_notice
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
