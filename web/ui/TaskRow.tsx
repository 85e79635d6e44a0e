import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";

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
