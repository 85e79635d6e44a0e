import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { PendingButton } from "./form/PendingButton";
import { toast, type ToastText } from "./toaster";

interface ListRowProps {
  /** How wide what it tells stays before the rest goes below it. */
  basis: string;
  gap?: string;
  /** What it tells. */
  children: ReactNode;
  /** What stands at its end: the way there, or how it went. */
  end: ReactNode;
}

/** One of a list within a card: what it is on the left, what to do with it on the right. */
export function ListRow({ basis, gap = "1.5", children, end }: ListRowProps) {
  return (
    <Flex
      as="li"
      gap="4"
      rowGap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      py="3"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: "1px" }}
    >
      <Stack gap={gap} minW="0" flex={`1 1 ${basis}`}>
        {children}
      </Stack>
      {end}
    </Flex>
  );
}

export function ListRowName({ children }: { children: ReactNode }) {
  return (
    <Text fontWeight="bold" lineHeight="1.25" overflowWrap="anywhere">
      {children}
    </Text>
  );
}

interface TaskRowProps {
  what: string;
  of: string;
  /** Where it is done; null while that has no page. */
  to: string | null;
}

/** One line of 'Precisa de você', in a list. */
export function TaskRow({ what, of, to }: TaskRowProps) {
  const words = (
    <Stack gap="0" flex="1" minW="0">
      <Text fontWeight="semibold">{what}</Text>
      <Text color="fg.muted" textStyle="sm" truncate>
        {of}
      </Text>
    </Stack>
  );
  return (
    <Box as="li" _notFirst={{ borderTopWidth: "1px", borderColor: "border.muted" }}>
      {to === null ? (
        <Flex align="center" minH="14" px="2">
          {words}
        </Flex>
      ) : (
        <Flex asChild align="center" gap="3" minH="14" px="2" borderRadius="l2" _hover={{ bg: "bg.muted" }}>
          <Link to={to}>
            {words}
            <Box as={ChevronRight} boxSize="4" color="fg.muted" aria-hidden="true" />
          </Link>
        </Flex>
      )}
    </Box>
  );
}

/** What `usePaginationFragment` answers of the rest of a list. */
export interface MoreRows {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

interface LoadMoreButtonProps {
  more: MoreRows;
  pageSize: number;
  failure: ToastText;
}

/** Below a list, as long as there is more of it. */
export function LoadMoreButton({
  more: { hasNext, isLoadingNext, loadNext },
  pageSize,
  failure,
}: LoadMoreButtonProps) {
  if (!hasNext) return null;
  const loadMore = () => loadNext(pageSize, { onComplete: (error) => error && toast.error(failure) });
  return (
    <PendingButton variant="outline" alignSelf="center" onClick={loadMore} pending={isLoadingNext}>
      {isLoadingNext ? "Carregando…" : "Carregar mais"}
    </PendingButton>
  );
}
