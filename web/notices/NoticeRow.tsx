import { Box } from "@chakra-ui/react/box";
import { IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { LinkOverlay } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { NoticeRow_notice$key } from "../__generated__/NoticeRow_notice.graphql";
import { TimeAgo } from "../ui/TimeAgo";
import { useReadNoticesMutation } from "./use-notice-mutations";

/** One notice; the whole row is a link if it leads to a page, and following the link marks it as read. */
export function NoticeRow({ notice }: { notice: NoticeRow_notice$key }) {
  const { id, title, text, path, createdAt, isRead } = useFragment(
    graphql`
      fragment NoticeRow_notice on Notice {
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
