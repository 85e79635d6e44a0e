import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Bell, CheckCheck } from "lucide-react";
import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { MoreNoticesQuery } from "../__generated__/MoreNoticesQuery.graphql";
import type { NoticesList_viewer$key } from "../__generated__/NoticesList_viewer.graphql";
import { Panel } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { PendingButton } from "../ui/form/PendingButton";
import { LoadMoreButton } from "../ui/LoadMoreButton";
import { PageFrame } from "../ui/PageFrame";
import { useFocusKept } from "../ui/use-focus-kept";
import { NoticeRow } from "./NoticeRow";
import { useReadNoticesMutation } from "./use-notice-mutations";

interface NoticesListProps {
  title: string;
  viewer: NoticesList_viewer$key;
}

export function NoticesList({ title, viewer }: NoticesListProps) {
  const { data, ...more } = usePaginationFragment<MoreNoticesQuery, NoticesList_viewer$key>(
    graphql`
      fragment NoticesList_viewer on Viewer
      @refetchable(queryName: "MoreNoticesQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        unreadNotices
        notices(first: $count, after: $cursor) @connection(key: "NoticesList_notices") {
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
      </PageFrame>
    </Box>
  );
}
