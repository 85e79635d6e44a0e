import { Button, IconButton } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { counted } from "../../../server/platform/plural.rules";

interface BulkBarProps {
  count: number;
  /** Instead of how many rows there are. */
  text?: string;
  onClear: () => void;
  /** Ticks the rest too; left out where all are ticked. A phone has no head with a tick for all. */
  onAll?: () => void;
  children: ReactNode;
}

/** How many are ticked, and what can be done with them; it stays in sight while one ticks on. */
export function BulkBar({ count, text, onClear, onAll, children }: BulkBarProps) {
  return (
    <Flex
      role="toolbar"
      aria-label="Selecionados"
      position="sticky"
      top="calc(var(--praia-top-bar, 0px) + 0.5rem)"
      zIndex="docked"
      align="center"
      gap="2"
      wrap="wrap"
      ps="1"
      pe="2"
      py="1"
      borderRadius="l3"
      bg="sea.subtle"
      borderWidth="1px"
      borderColor="sea.solid"
      boxShadow="md"
    >
      <IconButton aria-label="Limpar seleção" size="sm" variant="ghost" colorPalette="gray" onClick={onClear}>
        <X />
      </IconButton>
      <Text as="output" flex="1" minW="8rem" textStyle="sm" fontWeight="semibold" color="sea.fg">
        {text ?? counted(count, "selecionado", "selecionados")}
      </Text>
      {onAll ? (
        <Button
          hideFrom="lg"
          size="sm"
          variant="ghost"
          colorPalette="gray"
          px="2.5"
          aria-label="Selecionar tudo"
          onClick={onAll}
        >
          Tudo
        </Button>
      ) : null}
      {children}
    </Flex>
  );
}
