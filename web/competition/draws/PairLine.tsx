import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";

interface PairLineProps {
  names: readonly string[];
  seed?: number | null;
  children?: ReactNode;
}

/** Two who play together on one line, with their seed. */
export function PairLine({ names, seed, children }: PairLineProps) {
  return (
    <Flex align="center" gap="2" py="1" minW="0">
      <Text flex="1" minW="0" textStyle="sm" fontWeight="medium" lineHeight="1.2" overflowWrap="anywhere">
        {names.join(" / ")}
      </Text>
      {typeof seed === "number" ? (
        <Text as="span" textStyle="xs" fontWeight="bold" color="coral.fg" title="Cabeça de chave">
          [{seed}]
        </Text>
      ) : null}
      {children}
    </Flex>
  );
}
