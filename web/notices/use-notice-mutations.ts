import { graphql } from "react-relay/hooks";
import { ConnectionHandler } from "relay-runtime";
import type { useNoticeMutationsReadMutation as ReadNoticesMutation } from "../__generated__/useNoticeMutationsReadMutation.graphql";
import { useAction } from "../relay/use-action";

/** One is read, or all that are shown; the bell knows at once. */
export function useReadNoticesMutation() {
  return useAction<ReadNoticesMutation>(
    graphql`
      mutation useNoticeMutationsReadMutation($input: ReadNoticesInput!) {
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
