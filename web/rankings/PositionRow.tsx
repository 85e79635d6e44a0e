import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { plural } from "../../server/platform/numbers.rules";
import { formatCount } from "../ui/format";
import { PositionBadge } from "../ui/Badges";

interface PositionRowProps {
  position: number;
  points: number;
  title: ReactNode;
  detail?: string;
}

export function PositionRow({ position, points, title, detail }: PositionRowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      px="3"
      py="2.5"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.muted"
    >
      <PositionBadge position={position} />
      <Stack gap="0" flex="1" minW="0">
        <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {title}
        </Text>
        {detail ? (
          <Text color="fg.muted" textStyle="sm">
            {detail}
          </Text>
        ) : null}
      </Stack>
      <Stack gap="0" align="flex-end" flexShrink="0" lineHeight="1.2" fontVariantNumeric="tabular-nums">
        <Text as="span" fontFamily="heading" fontWeight="bold">
          {formatCount(points)}
        </Text>
        <Text as="span" color="fg.muted" textStyle="xs">
          {plural(points, "ponto", "pontos")}
        </Text>
      </Stack>
    </Flex>
  );
}
